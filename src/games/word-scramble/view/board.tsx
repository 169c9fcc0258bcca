import type { KeyboardEvent, Ref } from "react";
import { Button } from "#ui/button.tsx";
import { describeResult, hintText, letterName } from "./announcements.ts";
import { answerText, streakOf, tilesOf, wordCount, wordOf, type State } from "../logic.ts";
import style from "./board.module.css";

interface Props {
  ref: Ref<HTMLInputElement>;
  state: State;
  onWrite: (text: string) => void;
  onTake: (place: number) => void;
  onShuffle: () => void;
  onHint: () => void;
  onNext: () => void;
}

/** The letters and the answer; between two words, how the last one went. */
export function Board(props: Props) {
  const { state } = props;
  const isBetween = state.phase === "between" || state.phase === "over";
  return (
    <div className={style.table}>
      <Progress state={state} />
      {isBetween ? <Ended state={state} onNext={props.onNext} /> : <Playing {...props} />}
    </div>
  );
}

function Progress({ state }: { state: State }) {
  const number = Math.min(wordCount, state.results.length + (state.phase === "playing" ? 1 : 0));
  const streak = streakOf(state);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm text-soft">
      <p className="figures">
        {number === 0 ? `${wordCount} words` : `Word ${number} of ${wordCount}`}
        {streak > 1 && <strong className="font-semibold text-good"> · Streak {streak}</strong>}
      </p>
      <Dots state={state} />
    </div>
  );
}

/** One dot for each word: full when it was found, a square when not. */
export function Dots({ state }: { state: State }) {
  return (
    <ol aria-hidden className={style.dots}>
      {state.words.map((word, index) => (
        <li
          key={word}
          data-end={state.results[index]?.why}
          data-now={index === state.results.length}
        />
      ))}
    </ol>
  );
}

function Playing({ ref, state, onWrite, onTake, onShuffle, onHint }: Props) {
  const text = answerText(state);
  const isOpen = state.phase === "playing" && !state.isPaused;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === " ") onShuffle();
    else if (event.key === "?") onHint();
    else if (event.key === "Escape" && text !== "") onWrite("");
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div role="group" aria-label="Letters" className={style.letters}>
        {/* Paused, the letters are not on the page: nobody thinks on while the clock stands. */}
        {isOpen &&
          tilesOf(state.letters).map(({ id, letter, number, place }) => (
            <button
              key={id}
              type="button"
              aria-label={letterName(letter, number)}
              className={style.letter}
              aria-pressed={state.answer.includes(place)}
              onClick={() => onTake(place)}
            >
              {letter}
            </button>
          ))}
      </div>
      <label className="flex w-full flex-col items-center gap-1 text-sm text-soft">
        Your answer
        <input
          ref={ref}
          value={isOpen ? text : ""}
          disabled={!isOpen}
          maxLength={state.letters.length + 1}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          aria-invalid={state.last?.type === "wrong"}
          aria-describedby="word-scramble-note"
          onChange={(event) => onWrite(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          className={style.answer}
        />
      </label>
      <p id="word-scramble-note" className="min-h-12 text-center text-sm">
        {isOpen && <Note state={state} />}
      </p>
    </>
  );
}

function Note({ state }: { state: State }) {
  if (state.last?.type === "wrong") {
    return (
      <strong className="font-semibold text-bad">
        {state.last.text.toUpperCase()} is not a word we know.
      </strong>
    );
  }
  return state.hints > 0 ? (
    hintText(state)
  ) : (
    <span className="text-soft">Put the letters in order: type, or tap them.</span>
  );
}

function Ended({ state, onNext }: { state: State; onNext: () => void }) {
  const result = state.results.at(-1);
  return (
    <>
      <div aria-hidden className={style.letters} data-found={result?.why === "solved"}>
        {tilesOf(result?.answer ?? wordOf(state)).map(({ id, letter }) => (
          <span key={id} className={style.letter}>
            {letter}
          </span>
        ))}
      </div>
      <p className="text-center text-balance">{describeResult(result, state)}</p>
      <Button look="primary" size="large" ref={focusOnceShown} onClick={onNext}>
        {state.results.length < wordCount ? "Next Word" : "See the Result"}
      </Button>
    </>
  );
}

/** Who was playing goes on with the keyboard; who was reading elsewhere is left in peace. */
function focusOnceShown(button: HTMLButtonElement | null) {
  const game = button?.closest("section");
  if (game?.contains(document.activeElement) || document.activeElement === document.body)
    button?.focus({ preventScroll: true });
}
