import { useLayoutEffect, useRef, useState } from "react";
import { watchWidth } from "#browser/element-width.ts";
import { Scroller } from "#ui/scroller.tsx";
import { isDrawn, runsOf, type State } from "../logic.ts";
import type { Look } from "../logic/marks.ts";
import { usePace } from "./use-pace.ts";

interface Props {
  state: State;
  /** How fast the pace caret runs; 0 for none. */
  paceWpm: number;
}

/** The passage, marked as far as it is typed. Three lines of it, which follow the caret. */
export function Passage({ state, paceWpm }: Props) {
  const { passage, typed, phase, options, watch } = state;
  const text = useRef<HTMLParagraphElement>(null);
  const [, setWidth] = useState(0); // other lines, other places
  const paceAt = usePace(paceWpm, state);
  const measure = (element: HTMLElement | null) =>
    element === null ? undefined : watchWidth(element, setWidth);
  useLayoutEffect(() => {
    if (text.current !== null) placeCarets(text.current);
  });

  const isComplete = phase === "complete";
  const runs = runsOf(passage, typed, isDrawn(options.kind), paceAt).filter(
    // Of words that nobody has reached there may be hundreds.
    ({ look }) => !isComplete || (look !== "next" && look !== "ahead"),
  );
  const isAway = typed !== "" && watch.since === null && !isComplete;
  const shownText = (
    <p
      ref={text}
      aria-hidden
      translate="no"
      className={`relative px-1 wrap-break-word whitespace-pre-wrap ${options.kind === "code" ? "font-mono" : ""} ${isAway ? "opacity-60" : ""}`}
    >
      {runs.map(({ from, text, look, isPace }) => (
        <span
          key={from}
          data-next={look === "next" || undefined}
          data-pace={isPace || undefined}
          className={looks[look]}
        >
          {shown(text, look)}
        </span>
      ))}
      <span data-caret="next" hidden className={`${caret} border-s-3 border-accent`} />
      <span data-caret="pace" hidden className={`${caret} border-s-2 border-dashed border-warn`} />
    </p>
  );
  return (
    <>
      {/* For screen readers the passage is one text, not a hundred pieces. */}
      <p className="sr-only" translate="no">
        {passage}
      </p>
      {isComplete ? (
        <Scroller
          aria-label="What you typed"
          data-scrolls
          className={`${size} max-h-[5lh] overflow-y-auto compact:max-h-[2lh]`}
        >
          {shownText}
        </Scroller>
      ) : (
        <div ref={measure} className={`${size} h-[3lh] overflow-hidden motion:scroll-smooth`}>
          {shownText}
        </div>
      )}
    </>
  );
}

/** Lines that stand apart; on a large screen they are larger while a test is on. */
const size =
  "text-xl leading-10 playing:md:text-2xl playing:md:leading-12 playing:2xl:text-3xl playing:2xl:leading-14";

const caret = "absolute start-0 top-0 h-[1.2em] motion:transition-transform motion:duration-100";

/** Not by color alone: each mistake has a line of its own. */
const looks: Record<Look, string> = {
  right: "text-good",
  wrong: "bg-bad-tint text-bad underline decoration-wavy underline-offset-4",
  extra: "bg-bad-tint text-bad line-through",
  missed: "text-bad underline decoration-dotted underline-offset-4",
  next: "text-ink",
  ahead: "text-soft",
};

/** A line break that is to be typed, or was typed wrong, has to be seen. */
const shown = (text: string, look: Look): string =>
  look === "next" || look === "wrong" ? text.replaceAll("\n", "⏎\n") : text;

/** Puts the carets where their characters are drawn, and the line being typed in the middle. */
function placeCarets(text: HTMLElement): void {
  for (const name of ["next", "pace"]) {
    const mark = text.querySelector<HTMLElement>(`[data-${name}]`);
    const drawn = text.querySelector<HTMLElement>(`[data-caret="${name}"]`);
    if (drawn === null) continue;
    drawn.hidden = mark === null;
    if (mark === null) continue;
    drawn.style.transform = `translate(${mark.offsetLeft - 2}px, ${mark.offsetTop}px)`;
    if (name === "next") showLine(text, mark.offsetTop);
  }
}

function showLine(text: HTMLElement, top: number): void {
  const lineHeight = Number.parseFloat(getComputedStyle(text).lineHeight);
  const line = Math.floor(top / lineHeight);
  text.parentElement?.scrollTo({ top: Math.max(0, line - 1) * lineHeight });
}
