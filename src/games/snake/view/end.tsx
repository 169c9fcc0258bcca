import type { State } from "../logic.ts";
import { endOf } from "./announcements.ts";

interface Props {
  state: State;
  isBest: boolean;
}

/** How the game ended. */
export function End({ state, isBest }: Props) {
  return (
    <>
      <p className="text-sm text-soft">{endOf(state.last)}</p>
      <p className="figures text-lg font-semibold">Final Score: {state.score}</p>
      {isBest && <p className="font-semibold text-good">New High Score!</p>}
    </>
  );
}
