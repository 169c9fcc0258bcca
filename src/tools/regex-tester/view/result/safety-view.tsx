import ShieldAlert from "lucide-react/icons/shield-alert";
import ShieldCheck from "lucide-react/icons/shield-check";
import ShieldQuestionMark from "lucide-react/icons/shield-question-mark";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Pane } from "#ui/text/pane.tsx";
import type { Risk, Verdict } from "../../logic/analysis/safety.ts";

interface Props {
  verdict: Verdict | null;
  onTry: (text: string) => void;
}

const words: Record<
  Risk,
  { title: string; about: string; color: string; Icon: typeof ShieldCheck }
> = {
  none: {
    title: "No slow text was found",
    about: "Nowhere can this pattern match the same text in two ways and then fail.",
    color: "text-good",
    Icon: ShieldCheck,
  },
  long: {
    title: "Slow on long texts",
    about:
      "Two parts can take the same characters. When the match fails, every way to share them is tried: the time grows with the square of the text, or faster. Fine for short texts; limit their length.",
    color: "text-warn",
    Icon: ShieldAlert,
  },
  danger: {
    title: "Dangerous: a short text can hang it",
    about:
      "A repeated part can match the same text in two ways, so the time doubles with every few characters. Do not run this on text from strangers.",
    color: "text-bad",
    Icon: ShieldAlert,
  },
  unknown: {
    title: "Too large to judge",
    about: "This pattern has too many parts. The time limit protects this page, not your program.",
    color: "text-soft",
    Icon: ShieldQuestionMark,
  },
};

/** How slow the pattern can become, why, and a text that shows it. */
export function SafetyView({ verdict, onTry }: Props) {
  return (
    <Pane output label="Risk">
      {verdict && <Judged verdict={verdict} onTry={onTry} />}
    </Pane>
  );
}

/** Enough of an attack to see how it is made. */
const shownAttackChars = 80;

function Judged({ verdict: { risk, culprits, attack }, onTry }: Props & { verdict: Verdict }) {
  const { title, about, color, Icon } = words[risk];
  return (
    <div className="flex h-full flex-col gap-4 overflow-y-auto p-4 text-sm">
      <div className="flex gap-3">
        <Icon aria-hidden className={`mt-0.5 size-6 shrink-0 ${color}`} />
        <div>
          <p className={`text-base font-semibold ${color}`}>{title}</p>
          <p className="mt-1 max-w-prose">{about}</p>
        </div>
      </div>
      {culprits.length > 0 && (
        <p className="max-w-prose">
          Look at{" "}
          {culprits.map((part, index) => (
            <span key={part}>
              {index > 0 && " and "}
              <code
                translate="no"
                className="rounded-sm border border-line bg-raised px-1.5 py-0.5 font-mono"
              >
                {part}
              </code>
            </span>
          ))}{" "}
          and the repetitions around {culprits.length > 1 ? "them" : "it"}.
        </p>
      )}
      {attack !== null && (
        <div className="flex flex-col gap-2">
          <p className="font-semibold">
            A text that shows it ({attack.length.toLocaleString("en-US")} characters)
          </p>
          <code
            translate="no"
            className="rounded-md border border-line bg-raised p-2 font-mono wrap-anywhere"
          >
            {attack.slice(0, shownAttackChars).replace("\u0001", "␁")}
            {attack.length > shownAttackChars && "…"}
          </code>
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={() => onTry(attack)}>
              Try it
            </Button>
            <CopyButton text={attack} what="this text" />
          </div>
        </div>
      )}
      <p className="mt-auto max-w-prose text-xs text-soft">
        Judged by reading the pattern, without running it: every way through it is compared with
        every other. References such as \1 and lookarounds are only estimated.
      </p>
    </div>
  );
}
