import { sounds, type Sound } from "#domain/sound.ts";
import type { State } from "../logic.ts";

/** What is heard of the last event. */
export function soundOf({ last }: State): Sound | undefined {
  if (last?.type === "over") return sounds.over;
  if (last?.type === "finished") return sounds.win;
  if (last?.type !== "locked") return undefined;
  if (last.cleared.length === 0) return sounds.turn;
  return last.cleared.length === 4 ? sounds.win : sounds.gain;
}
