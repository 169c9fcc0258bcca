import type { Ref } from "react";
import { CardSide } from "./face.tsx";
import { canFlip, columnCounts, type State } from "../logic.ts";
import style from "./board.module.css";
import { describeCard } from "./announcements.ts";

interface Props {
  ref: Ref<HTMLDivElement>;
  state: State;
  /** The card that Tab leads to. */
  current: number;
  onFocus: (cell: number) => void;
  onFlip: (cell: number) => void;
}

/** The cards, as a grid of buttons. */
export function Board({ ref, state, current, onFocus, onFlip }: Props) {
  const columns = columnCounts[state.pairs];
  const rows = state.cards.filter((_, cell) => cell % columns === 0);
  return (
    <div className={style.board} data-columns={columns}>
      <div
        ref={ref}
        role="grid"
        inert={!state.isStarted} // nothing under the start screen can be turned over
        aria-label="Cards"
        aria-describedby="memory-help"
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
                  onFocus={() => onFocus(card.id)}
                  onClick={() => onFlip(card.id)}
                >
                  <span className="sr-only">{describeCard(state, card.id)}</span>
                  <CardSide card={card} />
                </button>
              </div>
            ))}
          </div>
        ))}
      </div>
      <p id="memory-help" hidden>
        Arrow keys walk, Enter turns a card over. I reads the whole board.
      </p>
    </div>
  );
}
