import { sounds, type Sound } from "#domain/sound.ts";
import type { State } from "../logic.ts";

/** What is heard of the last event. */
export function soundOf({ last }: State): Sound | undefined {
  if (last?.type === "ate") return sounds.gain;
  if (last?.type === "won") return sounds.win;
  return last?.type === "died" ? sounds.over : undefined;
}
