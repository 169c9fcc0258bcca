import { sounds, type Sound } from "#domain/sound.ts";
import { celebrates, type State } from "../logic.ts";

/** What is heard of the last move. */
export function soundOf(state: State): Sound | undefined {
  if (state.last?.type !== "moved") return undefined;
  if (state.over) return sounds.over;
  // The celebration lasts some moves; it is heard once.
  if (celebrates(state) && state.past.at(-1)?.won === false) return sounds.win;
  return state.last.merged.length > 0 ? sounds.gain : sounds.turn;
}
