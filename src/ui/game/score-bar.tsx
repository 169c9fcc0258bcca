import type { ReactNode } from "react";
import style from "./score-bar.module.css";

interface Props {
  children: ReactNode;
  /** New Game, Pause. */
  actions?: ReactNode;
}

/** The slim row above a board: figures, then buttons. */
export function ScoreBar({ children, actions }: Props) {
  return (
    <div data-score-bar className="flex flex-wrap items-stretch gap-2">
      <dl className={style.figures}>{children}</dl>
      {actions}
    </div>
  );
}

interface ScoreProps {
  label: string;
  value: number | string;
  /** What the last move brought: floats up from the figure. */
  gain?: { amount: number; move: number };
  /** How good the figure is. */
  tone?: keyof typeof tones;
}

// Yellow letters cannot be read on a light ground, so they stand on yellow.
const tones = {
  good: "text-good",
  yellow: "rounded-sm bg-yellow-tint px-2 text-yellow",
  bad: "text-bad",
};

/** One figure of the row. */
export function Score({ label, value, gain, tone }: ScoreProps) {
  return (
    <div className="relative flex min-w-16 flex-1 flex-col items-center justify-center rounded-md bg-sunken px-1.5 py-0.5 text-center">
      <dt className="text-xs font-medium text-soft">{label}</dt>
      <dd
        className={`figures text-lg leading-6 font-semibold ${tone === undefined ? "" : tones[tone]}`}
      >
        {value}
      </dd>
      {gain !== undefined && gain.amount > 0 && (
        <dd aria-hidden key={gain.move} className={style.gain}>
          +{gain.amount}
        </dd>
      )}
    </div>
  );
}
