import { useId } from "react";
import { Hatching, Swatch } from "#ui/chart/chart-marks.tsx";
import { Row } from "../../arrange.tsx";

const looks = ["solid", "hatched", "line", "dashed"] as const;

export default function ChartMarksExample() {
  const hatching = useId();
  return (
    <Row>
      <svg aria-hidden width="0" height="0" className="absolute">
        <Hatching id={hatching} />
      </svg>
      {looks.map((look) => (
        <span key={look} className="flex items-center gap-2 text-sm">
          <Swatch look={look} hatching={hatching} />
          {look}
        </span>
      ))}
    </Row>
  );
}
