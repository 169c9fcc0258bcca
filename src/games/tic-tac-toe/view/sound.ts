import { sounds, type Sound } from "#domain/sound.ts";
import { cellsOf, winnerOf, type State } from "../logic.ts";

/** What is heard of the last mark. */
export function soundOf(state: State): Sound | undefined {
  if (state.last?.type !== "marked") return undefined;
  const winner = winnerOf(cellsOf(state));
  if (winner === null) return state.last.mark === "X" ? sounds.tap : sounds.turn;
  if (winner === "tie" || (state.options.mode === "ai" && winner === "O")) return sounds.over;
  return sounds.win;
}
