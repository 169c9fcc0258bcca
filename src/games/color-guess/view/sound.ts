import { sounds, type Sound } from "#domain/sound.ts";
import type { State } from "../logic.ts";

/** What is heard of an answer. */
export function soundOf({ last }: State): Sound | undefined {
  if (last?.type === "correct") return sounds.gain;
  return last?.type === "wrong" ? sounds.wrong : undefined;
}
