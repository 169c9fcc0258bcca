import { useId, useRef, useState, type PointerEvent } from "react";
import { watchWidth } from "#browser/element-width.ts";
import { shortRupees } from "#domain/money.ts";
import {
  Hatching,
  Lines,
  MarkLine,
  StackedBars,
  Swatch,
  type Mark,
  type Plot,
  type Series,
} from "./chart-marks.tsx";
import { labelEvery, niceTicks } from "./chart-scale.ts";

interface Props {
  /** What the picture says in one sentence, for those who do not see it. */
  summary: string;
  kind: "bars" | "lines";
  series: readonly Series[];
  points: readonly string[]; // "0", "1", "2": numbers that are counted, under the axis
  pointName: string; // "Year"
  /** Which chart it is, where there are two on a page. */
  name?: string;
  format: (value: number) => string;
  /** How the axis writes its marks; short amounts of rupees unless it says otherwise. */
  formatTick?: (value: number) => string;
  /** How far the scale goes at least, so that two charts beside each other can be compared. */
  upTo?: number;
  /** A moment on the way, which may lie between two points: "ahead from here". */
  mark?: Mark | undefined;
}

const height = 240;
const edge = { top: 8, right: 4, bottom: 24 };
/** Room for one letter of an axis, and for a label under the axis. */
const letterWidth = 6.6;
const labelWidth = 32;

/**
 * Amounts over time, as a picture. A point is read by pointing, touching or with the arrow keys;
 * the figures behind it stand in a table next to it.
 */
export function Chart(props: Props) {
  const { summary, kind, series, points, pointName, format, formatTick = shortRupees } = props;
  const { upTo = 0, mark, name = "the chart" } = props;
  const hatching = useId();
  const [width, setWidth] = useState(640);
  const [at, setAt] = useState<number | null>(null);
  const svg = useRef<SVGSVGElement>(null);
  const measure = (element: HTMLElement | null) =>
    element === null ? undefined : watchWidth(element, setWidth);

  const totals = points.map((_, index) => {
    const values = series.map(({ values }) => values[index] ?? 0);
    return kind === "bars" ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values);
  });
  const ticks = niceTicks(Math.max(upTo, ...totals));
  const top = ticks.at(-1) ?? 1;
  const tickLabels = ticks.map((tick) => formatTick(tick));
  const left = 12 + letterWidth * Math.max(...tickLabels.map((label) => label.length));
  const bandWidth = (width - left - edge.right) / points.length;
  const plot: Plot = {
    x: (index) => left + bandWidth * (index + 0.5),
    y: (value) => height - edge.bottom - (value / top) * (height - edge.top - edge.bottom),
    bandWidth,
    right: width - edge.right,
    hatching,
  };
  const stride = labelEvery(points.length, (width - left) / labelWidth);
  const shownAt = at === null || at >= points.length ? null : at;
  const first = Number(points[0] ?? 0);

  const point = (event: PointerEvent) => {
    const box = svg.current?.getBoundingClientRect();
    if (box === undefined) return;
    const x = ((event.clientX - box.left) / box.width) * width - left;
    const index = Math.floor(x / bandWidth);
    setAt(Math.min(Math.max(index, 0), points.length - 1));
  };
  const Marks = kind === "bars" ? StackedBars : Lines;

  return (
    <figure className="flex min-w-0 break-inside-avoid flex-col gap-2 rounded-md has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-focus">
      <figcaption className="figures flex min-h-12 flex-wrap content-start items-center gap-x-5 text-sm">
        <span className="w-full text-soft print:hidden">
          {shownAt === null
            ? `Point at a ${pointName.toLowerCase()} to read it.`
            : `${pointName} ${points[shownAt]}`}
        </span>
        {series.map(({ name, values, look }) => (
          <span key={name} className="flex items-center gap-2">
            <Swatch look={look} hatching={hatching} />
            {name}
            {shownAt !== null && <strong>{format(values[shownAt] ?? 0)}</strong>}
          </span>
        ))}
      </figcaption>
      <input
        type="range"
        className="sr-only"
        aria-label={`${pointName} in ${name}`}
        min={first}
        max={first + points.length - 1}
        value={first + (shownAt ?? 0)}
        aria-valuetext={readout(pointName, points, series, shownAt ?? 0, format)}
        onFocus={() => setAt(shownAt ?? 0)}
        onBlur={() => setAt(null)}
        onChange={(event) => setAt(event.currentTarget.valueAsNumber - first)}
      />
      <div ref={measure}>
        <svg
          ref={svg}
          role="img"
          aria-label={summary}
          viewBox={`0 0 ${width} ${height}`}
          className="figures block w-full touch-pan-y fill-soft text-xs"
          onPointerDown={point}
          onPointerMove={point}
          onPointerLeave={(event) => event.pointerType === "mouse" && setAt(null)}
        >
          <Hatching id={hatching} />
          {ticks.map((tick, index) => (
            <g key={tick}>
              <line
                x1={left}
                x2={width - edge.right}
                y1={plot.y(tick)}
                y2={plot.y(tick)}
                className="stroke-line"
              />
              <text x={left - 8} y={plot.y(tick)} textAnchor="end" dominantBaseline="middle">
                {tickLabels[index]}
              </text>
            </g>
          ))}
          {shownAt !== null && (
            <rect
              x={left + bandWidth * shownAt}
              y={edge.top}
              width={bandWidth}
              height={height - edge.top - edge.bottom}
              className="fill-ink opacity-10"
            />
          )}
          <Marks series={series} plot={plot} />
          {mark !== undefined && (
            <MarkLine mark={mark} plot={plot} top={edge.top} bottom={height - edge.bottom} />
          )}
          {points.map(
            (label, index) =>
              (Number(label) % stride === 0 || (index === 0 && stride >= 5)) && (
                <text key={label} x={plot.x(index)} y={height - 6} textAnchor="middle">
                  {label}
                </text>
              ),
          )}
        </svg>
      </div>
    </figure>
  );
}

function readout(
  pointName: string,
  points: readonly string[],
  series: readonly Series[],
  index: number,
  format: (value: number) => string,
): string {
  const figures = series.map(({ name, values }) => `${name} ${format(values[index] ?? 0)}`);
  return `${pointName} ${points[index] ?? ""}: ${figures.join(", ")}`;
}
