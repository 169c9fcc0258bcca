import { sounds, type Sound } from "#domain/sound.ts";
import type { State } from "../logic.ts";

/** The tone comes with the green, so that those who do not see it can react to it. */
const signal: Sound = [{ pitchHz: 880, lengthMs: 150 }];

/** What is heard. */
export function soundOf({ last }: State): Sound | undefined {
  if (last?.type === "go") return signal;
  if (last?.type === "clicked") return sounds.gain;
  return last?.type === "too-early" ? sounds.wrong : undefined;
}
