import { useId } from "react";
import { formatPercent } from "#domain/money.ts";
import { Area, Hatching, Swatch } from "./chart-marks.tsx";

interface Part {
  name: string; // "Principal"
  amount: number;
}

interface Props {
  title?: string; // "With prepayment"
  first: Part;
  second: Part;
}

/** Two parts of a whole as one bar, with their names and shares. */
export function ChartSplit({ title, first, second }: Props) {
  const hatching = useId();
  const whole = first.amount + second.amount;
  const share = whole > 0 ? (first.amount / whole) * 100 : 0;
  const parts = [
    { name: first.name, share, look: "solid" },
    { name: second.name, share: 100 - share, look: "hatched" },
  ] as const;
  return (
    <figure className="flex flex-col gap-2">
      {title !== undefined && <span className="text-xs text-soft">{title}</span>}
      <svg aria-hidden width="100%" height="16" className="block rounded-sm">
        <Hatching id={hatching} />
        <Area x="0" y={0} width="100%" height={16} look="hatched" plot={{ hatching }} />
        <Area x="0" y={0} width={`${share}%`} height={16} look="solid" plot={{ hatching }} />
      </svg>
      <figcaption className="figures flex flex-wrap justify-between gap-x-4 text-sm">
        {parts.map((part) => (
          <span key={part.name} className="flex items-center gap-2">
            <Swatch look={part.look} hatching={hatching} />
            {part.name} <strong>{formatPercent(part.share)}</strong>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
