import { Fragment } from "react";

export interface Series {
  name: string; // "Principal"
  values: readonly number[];
  /** Told apart without color: solid against hatched areas, drawn against dashed lines. */
  look: "solid" | "hatched" | "line" | "dashed";
}

export interface Plot {
  /** The middle of a point's band, in px. */
  x: (index: number) => number;
  y: (value: number) => number;
  bandWidth: number;
  right: number; // where it ends, in px
  /** The id of the hatching. */
  hatching: string;
}

const lineLooks = {
  solid: "stroke-accent stroke-[2.5]",
  line: "stroke-accent stroke-[2.5]",
  hatched: "stroke-soft stroke-2",
  dashed: "stroke-soft stroke-2 [stroke-dasharray:6_4]",
};

interface Props {
  series: readonly Series[];
  plot: Plot;
}

/** Bars of one point on top of each other, the first series at the bottom. */
export function StackedBars({ series, plot }: Props) {
  const width = Math.max(2, Math.min(plot.bandWidth * 0.7, 40));
  return (series[0]?.values ?? []).map((_, index) => {
    const x = plot.x(index) - width / 2;
    let below = 0;
    return (
      // A point is its place in the row.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={index}>
        {series.map(({ name, values, look }) => {
          const value = values[index] ?? 0;
          const bottom = plot.y(below);
          below += value;
          const height = Math.max(0, bottom - plot.y(below));
          // The frame of an empty area would still be seen.
          if (value === 0) return null;
          return <Area key={name} {...{ x, width, height, look }} y={plot.y(below)} plot={plot} />;
        })}
      </Fragment>
    );
  });
}

interface AreaProps {
  x: number | string;
  y: number;
  width: number | string;
  height: number | string;
  look: Series["look"];
  plot: Pick<Plot, "hatching">;
}

/** A filled piece of a chart. The frame keeps it visible where patterns are not drawn. */
export function Area({ look, plot, ...box }: AreaProps) {
  return look === "hatched" ? (
    <rect {...box} fill={`url(#${plot.hatching})`} className="stroke-accent-text" />
  ) : (
    <rect {...box} className="fill-accent stroke-accent forced-colors:fill-[CanvasText]" />
  );
}

/** One line per series, from point to point. */
export function Lines({ series, plot }: Props) {
  return series.map(({ name, values, look }) => (
    <polyline
      key={name}
      points={values.map((value, index) => `${plot.x(index)},${plot.y(value)}`).join(" ")}
      className={`fill-none [stroke-linejoin:round] ${lineLooks[look]} forced-colors:stroke-[CanvasText]`}
    />
  ));
}

export interface Mark {
  at: number; // in points from the first: 2.5
  words: string;
}

interface MarkLineProps {
  mark: Mark;
  plot: Plot;
  top: number;
  bottom: number;
}

/** A moment on the way, with words on the side that has more room. */
export function MarkLine({ mark, plot, top, bottom }: MarkLineProps) {
  const x = plot.x(mark.at);
  const isLate = x > (plot.x(0) + plot.right) / 2;
  return (
    <g className="fill-ink">
      <line x1={x} x2={x} y1={top} y2={bottom} className="stroke-ink [stroke-dasharray:2_3]" />
      <text x={isLate ? x - 6 : x + 6} y={top + 10} textAnchor={isLate ? "end" : "start"}>
        {mark.words}
      </text>
    </g>
  );
}

/** The hatching itself, to be named by its id. */
export function Hatching({ id }: { id: string }) {
  return (
    <defs>
      <pattern
        id={id}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="6" height="6" className="fill-accent-tint forced-colors:fill-[Canvas]" />
        <rect width="2" height="6" className="fill-accent-text forced-colors:fill-[CanvasText]" />
      </pattern>
    </defs>
  );
}

/** A sample of a series' look, for the legend. */
export function Swatch({ look, hatching }: { look: Series["look"]; hatching: string }) {
  return (
    <svg aria-hidden width="20" height="12" className="shrink-0">
      {look === "line" || look === "dashed" ? (
        <line
          x1="0"
          y1="6"
          x2="20"
          y2="6"
          className={`${lineLooks[look]} forced-colors:stroke-[CanvasText]`}
        />
      ) : (
        <Area x={0.5} y={0.5} width={19} height={11} look={look} plot={{ hatching }} />
      )}
    </svg>
  );
}
