import { useRef, type CSSProperties, type ReactNode } from "react";
import { storedShape } from "#browser/storage.ts";
import { whole } from "#domain/shape-limits.ts";
import { useStored } from "../use-stored.ts";
import { PaneDivider } from "./pane-divider.tsx";

interface Props {
  /** One beside the other, where there is room; else below it. */
  isSplit?: boolean;
  children: readonly [first: ReactNode, second: ReactNode];
}

/** What the first pane takes of the width, in percent: the same in every tool, as it was left. */
const shareShape = whole([20, 80], 50);
const firstShare = storedShape("tabkit-panes", shareShape);

/** Two panes: side by side where there is room, one above the other where there is not. */
export function Panes({ isSplit = true, children: [first, second] }: Props) {
  const [share, setShare] = useStored(firstShare);
  const grid = useRef<HTMLDivElement>(null);
  const shares = { "--first": `${share}fr`, "--second": `${100 - share}fr` } as CSSProperties;
  return (
    <div
      ref={grid}
      style={shares}
      className={`grid gap-4 ${isSplit ? "lg:grid-cols-[minmax(0,var(--first))_1rem_minmax(0,var(--second))] lg:gap-x-0" : ""}`}
    >
      {first}
      {isSplit && (
        <PaneDivider
          grid={grid}
          share={share}
          range={shareShape.range}
          onChange={(next) => setShare(() => shareShape.read(next))}
        />
      )}
      {second}
    </div>
  );
}
