import { Segmented } from "#ui/segmented.tsx";
import { allSizes, type Options, type Size } from "../../logic.ts";

const sizeOptions = allSizes.map((size) => [String(size), String(size)] as const);

interface Props {
  size: Size;
  onChange: (change: Partial<Options>) => void;
}

/** How many pixels wide a code is. */
export function SizeChoice({ size, onChange }: Props) {
  return (
    <Segmented
      label="Size in pixels"
      options={sizeOptions}
      value={String(size)}
      onChange={(next) => onChange({ size: allSizes.find((one) => String(one) === next) ?? size })}
    />
  );
}
