import { StatusLine } from "#ui/status-line.tsx";
import { useSettled } from "#ui/use-settled.ts";
import {
  barPercent,
  guessWords,
  isWeakerThanItLooks,
  strengthOf,
  type Strength,
} from "../logic.ts";

const colors: Record<Strength, string> = {
  Weak: "bg-bad",
  Fair: "bg-warn",
  Good: "bg-accent",
  Strong: "bg-good",
};

/** The spec's word and bar for a password's length, and the bits beside them. */
export function Meter({ length, bits }: { length: number; bits: number }) {
  const strength = strengthOf(length);
  const percent = barPercent(length);
  const isWeaker = isWeakerThanItLooks(length, bits);
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span className="text-soft">
          Strength: <strong className="text-ink">{strength}</strong>
        </span>
        <Bits bits={bits} />
      </div>
      <div
        role="meter"
        aria-label="Strength"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={strength}
        className="h-2.5 overflow-hidden rounded-full border border-edge bg-sunken"
      >
        <div
          className={`h-full transition-[width] forced-colors:bg-[Highlight] ${isWeaker ? colors.Fair : colors[strength]}`}
          style={{ width: `${percent}%` }}
        />
      </div>
      <GuessTime bits={bits} />
      {isWeaker && (
        <StatusLine tone="warn">
          Weaker than its length suggests: more kinds of characters would help.
        </StatusLine>
      )}
    </div>
  );
}

/** How many bits of entropy a secret has. */
export const Bits = ({ bits }: { bits: number }) => (
  <span className="figures text-soft">
    <strong className="text-ink">{bits.toFixed(1)}</strong> bits of entropy
  </span>
);

/** What the bits mean. */
export function GuessTime({ bits }: { bits: number }) {
  const spoken = useSettled(`${Math.round(bits)} bits`);
  return (
    <p className="text-sm text-soft">
      At a trillion guesses per second, finding it takes {guessWords(bits)}.
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </p>
  );
}
