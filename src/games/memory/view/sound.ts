import { sounds, type Sound } from "#domain/sound.ts";
import type { State } from "../logic.ts";

/** What is heard of the last card. */
export function soundOf({ last }: State): Sound | undefined {
  if (last?.type === "won") return sounds.win;
  if (last?.type !== "flipped") return undefined;
  if (last.pair === "match") return sounds.gain;
  return last.pair === "mismatch" ? sounds.wrong : sounds.tap;
}
