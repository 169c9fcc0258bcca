import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import type { CSSProperties } from "react";
import { formatColor, formatHex, type Color, type State } from "../logic.ts";
import style from "./board.module.css";

interface Props {
  state: State;
  onAnswer: (color: Color) => void;
}

/** The color, or the code, that is asked for, and the four answers. */
export function Board({ state, onAnswer }: Props) {
  const { question, options, chosen } = state;
  const asksCode = options.aim === "code";
  return (
    <div className={style["stage"]}>
      {asksCode ? (
        <Swatch color={question?.answer} className={style["asked"]} />
      ) : (
        <p
          className={`figures grid place-items-center rounded-lg bg-surface text-center font-mono font-semibold ${style["asked"]}`}
        >
          {question === null ? "–" : formatColor(question.answer, options.mode)}
        </p>
      )}
      <div
        role="group"
        aria-label={asksCode ? "Which code is this color?" : "Which color is this code?"}
        className={style["answers"]}
      >
        {(question?.options ?? []).map((color, index) => (
          <Option
            key={color}
            color={color}
            number={index + 1}
            label={asksCode || chosen !== null ? formatColor(color, options.mode) : ""}
            showsColor={!asksCode || chosen !== null}
            verdict={chosen === null ? null : verdictOf(state, color)}
            onPick={() => onAnswer(color)}
          />
        ))}
      </div>
    </div>
  );
}

type Verdict = "right" | "wrong" | "other";

function verdictOf({ question, chosen }: State, color: Color): Verdict {
  if (color === question?.answer) return "right";
  return color === chosen ? "wrong" : "other";
}

const verdictLooks: Record<Verdict, string> = {
  right: "border-good ring-2 ring-good",
  wrong: "border-bad ring-2 ring-bad",
  other: "border-edge opacity-75",
};

interface OptionProps {
  color: Color;
  number: number;
  label: string;
  showsColor: boolean;
  verdict: Verdict | null;
  onPick: () => void;
}

function Option({ color, number, label, showsColor, verdict, onPick }: OptionProps) {
  return (
    <button
      type="button"
      disabled={verdict !== null}
      onClick={onPick}
      className={`${style["option"]} rounded-lg border bg-surface text-start ${verdict === null ? "border-edge hover:bg-raised" : verdictLooks[verdict]}`}
    >
      <kbd aria-hidden className={`text-xs text-soft ${style["number"]}`}>
        {number}
      </kbd>
      {showsColor && (
        <Swatch
          color={color}
          className={label === "" ? "min-h-11 flex-1 self-stretch" : style["beside"]}
        />
      )}
      <span className="font-mono font-semibold">
        {label === "" ? <span className="sr-only">Color {number}</span> : label}
      </span>
      {verdict === "right" && (
        <Check aria-label="Right answer" className="ms-auto size-5 shrink-0 text-good" />
      )}
      {verdict === "wrong" && (
        <X aria-label="Your answer" className="ms-auto size-5 shrink-0 text-bad" />
      )}
    </button>
  );
}

const Swatch = ({
  color,
  className,
}: {
  color: Color | undefined;
  className: string | undefined;
}) => (
  <div
    aria-hidden
    data-swatch
    className={`${style["swatch"]} ${className}`}
    style={{ "--shown": color === undefined ? "transparent" : formatHex(color) } as CSSProperties}
  />
);
