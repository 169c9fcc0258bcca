import { useId, type KeyboardEvent, type Ref } from "react";
import { Button } from "#ui/button.tsx";
import { describeResult, hintText, letterName } from "./announcements.ts";
import { answerText, streakOf, tilesOf, wordCount, wordOf, type State } from "../logic.ts";
import { Dots } from "./dots.tsx";
import style from "./board.module.css";

/** What a player can do. Without it the table is only looked at. */
interface Play {
  table: Ref<HTMLDivElement>;
  input: Ref<HTMLInputElement>;
  write: (text: string) => void;
  take: (place: number) => void;
  shuffle: () => void;
  hint: () => void;
  next: () => void;
}

interface Props {
  state: State;
  on?: Play;
}

/** Draws the table of a game that is watched. */
export const drawBoard = (state: State) => <Board state={state} />;

/** The letters and the answer; between two words, how the last one went. */
export function Board({ state, on }: Props) {
  const isBetween = state.phase === "between" || state.phase === "over";
  return (
    <div ref={on?.table} tabIndex={-1} className={style.table}>
      <Progress state={state} />
      {isBetween ? (
        <Ended state={state} onNext={on?.next} />
      ) : (
        <Playing state={state} {...(on && { on })} />
      )}
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

function Playing({ state, on }: Props) {
  const note = useId();
  const text = answerText(state);
  const isOpen = state.phase === "playing" && !state.isPaused;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === " ") on?.shuffle();
    else if (event.key === "?") on?.hint();
    else if (event.key === "Escape" && text !== "") on?.write("");
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
              onClick={() => on?.take(place)}
            >
              {letter}
            </button>
          ))}
      </div>
      <label className="flex w-full flex-col items-center gap-1 text-sm text-soft">
        Your answer
        <input
          ref={on?.input}
          value={isOpen ? text : ""}
          disabled={!isOpen}
          maxLength={state.letters.length + 1}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          aria-invalid={state.last?.type === "wrong"}
          aria-describedby={note}
          onChange={(event) => on?.write(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          className={style.answer}
        />
      </label>
      <p id={note} className="min-h-12 text-center text-sm compact:min-h-10">
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

function Ended({ state, onNext }: { state: State; onNext: (() => void) | undefined }) {
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
      {onNext && (
        <Button
          look="primary"
          size="large"
          ref={focusOnceShown}
          aria-keyshortcuts="Space Enter"
          onClick={onNext}
        >
          {state.results.length < wordCount ? "Next Word" : "See the Result"}
        </Button>
      )}
    </>
  );
}

/** Who was playing goes on with the keyboard; who was reading elsewhere is left in peace. */
function focusOnceShown(button: HTMLButtonElement | null) {
  const game = button?.closest("section");
  if (game?.contains(document.activeElement) || document.activeElement === document.body)
    button?.focus({ preventScroll: true });
}
