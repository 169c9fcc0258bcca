import type { ReactNode, Ref } from "react";
import { groupIndian, type Figure } from "#domain/decimal.ts";
import { useSettled } from "../use-settled.ts";

interface Props {
  ref?: Ref<HTMLDivElement>;
  /** `null` while there is none. */
  figure: Figure | null;
  /** The line above the figure: the running expression, or the field it is typed into. */
  above: ReactNode;
  /** Small signs on the left: the angle's unit, the memory. */
  signs?: ReactNode;
  /** Small buttons on the right. */
  actions: ReactNode;
  /** Why the figure is no number, in plain words. */
  why: string;
  /** What else there is to say about it. */
  notes: readonly string[];
  /** For how many notes there is room, so that they push nothing away. */
  lines?: 1 | 4;
}

/** The display of a calculator: what is being worked out, the figure, and words about it. */
export function CalculatorDisplay(props: Props) {
  const { ref, figure, above, signs, actions, why, notes, lines = 1 } = props;
  const spoken = useSettled(
    [figure && spokenFigure(figure), why, ...notes].filter(Boolean).join(". "),
  );
  return (
    <>
      <div
        ref={ref}
        role="group"
        aria-label="Display"
        tabIndex={-1}
        className="rounded-lg bg-sunken px-4 pt-1.5 pb-2"
      >
        <div className="-mx-2.5 flex min-h-11 items-center gap-1 text-xs font-medium text-soft">
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-1.5">{signs}</div>
          {actions}
        </div>
        <div className="figures min-h-6 text-end text-sm text-soft">{above}</div>
        <p className="figures flex min-h-12 items-center justify-end text-end font-semibold">
          {figure !== null && <FigureText {...figure} />}
        </p>
        <div
          className={`flex flex-col items-end text-end text-sm text-soft ${lines === 1 ? "min-h-5" : "min-h-20"}`}
        >
          {why !== "" && <p className="font-medium text-warn">{why}</p>}
          {notes.map((note) => (
            <p key={note} className="figures wrap-anywhere">
              {note}
            </p>
          ))}
        </div>
      </div>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  );
}

function FigureText({ digits, exponent }: Figure) {
  const grouped = groupIndian(digits);
  const length = grouped.length + (exponent === 0 ? 0 : " × 10".length);
  return (
    <span className={`min-w-0 wrap-anywhere ${sizeFor(length)}`}>
      {grouped}
      {exponent !== 0 && (
        <>
          {" × 10"}
          <sup>{exponent}</sup>
        </>
      )}
    </span>
  );
}

/** The largest size at which so many characters fit: on a small phone, and elsewhere. */
function sizeFor(length: number): string {
  if (length <= 9) return "text-4xl";
  if (length <= 12) return "text-3xl sm:text-4xl";
  if (length <= 15) return "text-2xl sm:text-3xl";
  return length <= 20 ? "text-xl sm:text-2xl" : "text-lg sm:text-2xl";
}

function spokenFigure({ digits, exponent }: Figure): string {
  const number = groupIndian(digits).replace(/^-/, "minus ");
  return exponent === 0 ? number : `${number} times 10 to the power of ${exponent}`;
}
