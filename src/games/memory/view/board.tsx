import { useId, type Ref } from "react";
import { CardSide } from "./face.tsx";
import { canFlip, columnCounts, foundPairs, type State } from "../logic.ts";
import style from "./board.module.css";
import { describeCard } from "./announcements.ts";

interface Props {
  ref?: Ref<HTMLDivElement>;
  state: State;
  /** The card that Tab leads to. */
  current?: number;
  onFocus?: (cell: number) => void;
  onFlip?: (cell: number) => void;
}

/** Draws the board of a game that is watched. */
export const drawBoard = (state: State) => <Board state={state} />;

/** Of a game that is raced against: its cards would tell where the pairs are. */
export const drawGhost = (state: State) => (
  <p className="figures text-center text-2xl font-semibold">
    {foundPairs(state)}/{state.pairs}
  </p>
);

/** The cards, as a grid of buttons. */
export function Board({ ref, state, current = 0, onFocus, onFlip }: Props) {
  const helpId = useId();
  const columns = columnCounts[state.pairs];
  const rows = state.cards.filter((_, cell) => cell % columns === 0);
  return (
    <div className={style.board} data-pairs={state.pairs}>
      <div
        ref={ref}
        role="grid"
        inert={!state.isStarted} // nothing under the start screen can be turned over
        aria-label="Cards"
        aria-describedby={helpId}
        className={style.grid}
      >
        {rows.map(({ id: first }) => (
          <div key={first} role="row" className={style.row}>
            {state.cards.slice(first, first + columns).map((card) => (
              <div key={card.id} role="gridcell">
                <button
                  type="button"
                  className={style.card}
                  aria-disabled={!canFlip(state, card.id)}
                  tabIndex={card.id === current ? 0 : -1}
                  onFocus={() => onFocus?.(card.id)}
                  onClick={() => onFlip?.(card.id)}
                >
                  <span className="sr-only">{describeCard(state, card.id)}</span>
                  <CardSide card={card} />
                </button>
              </div>
            ))}
          </div>
        ))}
      </div>
      <p id={helpId} hidden>
        Arrow keys walk, Enter turns a card over. I reads the whole board.
      </p>
    </div>
  );
}
