import type { State } from "../logic.ts";
import style from "./board.module.css";

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

/** Of whom one races against only the progress: its letters would give the words away. */
export const drawGhost = (state: State) => <Dots state={state} />;
