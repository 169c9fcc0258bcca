import { runsOf, type Look, type State } from "../logic.ts";

/** The passage, marked as far as it is typed. */
export function Passage({ state }: { state: State }) {
  const { passage, typed, phase, kind } = state;
  if (passage === "") {
    return (
      <p className="text-soft">
        Press Start Test, then type what appears here. The clock starts with your first key.
      </p>
    );
  }
  return (
    <>
      {/* For screen readers the passage is one text, not a hundred pieces. */}
      <p className="sr-only">{passage}</p>
      <p
        aria-hidden
        className={`text-lg leading-8 wrap-break-word whitespace-pre-wrap ${kind === "code" ? "font-mono" : ""}`}
      >
        {runsOf(passage, typed).map(({ from, text, look }) => (
          <span key={from} className={looks[look]}>
            {shown(text, look, phase === "typing")}
          </span>
        ))}
      </p>
    </>
  );
}

/** Not by color alone: what is wrong is underlined. */
const looks: Record<Look, string> = {
  right: "text-good",
  wrong: "bg-bad-tint text-bad underline decoration-wavy underline-offset-4",
  next: "rounded-sm bg-accent text-accent-ink forced-colors:outline-2",
  ahead: "text-soft",
};

/** A line break that is to be typed, or was typed wrong, has to be seen. */
const shown = (text: string, look: Look, isTyping: boolean): string =>
  (look === "next" && isTyping) || look === "wrong" ? text.replaceAll("\n", "⏎\n") : text;
