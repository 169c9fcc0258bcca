import { study } from "../logic.ts";

const width = 240;
const height = 60;
/** How far the curve reaches to each side, in standard deviations. */
const reach = 3.5;

const placeOf = (deviations: number): number =>
  ((Math.min(reach, Math.max(-reach, deviations)) + reach) / (2 * reach)) * width;
const heightAt = (deviations: number): number => height * (1 - Math.exp(-(deviations ** 2) / 2));

const points = Array.from({ length: 57 }, (_, index) => {
  const deviations = (index / 56) * 2 * reach - reach;
  return `${placeOf(deviations).toFixed(1)},${heightAt(deviations).toFixed(1)}`;
}).join(" ");

/** The study's distribution, with a line where a time stands; beyond its ends, at its end. */
export function Curve({ meanMs }: { meanMs: number }) {
  const place = placeOf((meanMs - study.meanMs) / study.deviationMs);
  return (
    <svg
      aria-hidden
      viewBox={`-2 -2 ${width + 4} ${height + 18}`}
      className="w-full max-w-xs overflow-visible"
    >
      <polygon points={`0,${height} ${points} ${width},${height}`} className="fill-sunken" />
      <polyline points={points} className="fill-none stroke-edge" strokeWidth="1.5" />
      <line x1={place} x2={place} y1="0" y2={height} className="stroke-accent" strokeWidth="3" />
      <g className="figures fill-soft text-[10px]" textAnchor="middle">
        <text x={placeOf(-2)} y={height + 13}>
          {study.meanMs - 2 * study.deviationMs} ms
        </text>
        <text x={placeOf(0)} y={height + 13}>
          {study.meanMs} ms
        </text>
        <text x={placeOf(2)} y={height + 13}>
          {study.meanMs + 2 * study.deviationMs} ms
        </text>
      </g>
    </svg>
  );
}
