import { sounds, type Sound } from "#domain/sound.ts";
import type { State } from "../logic.ts";

/** Only the end is heard: a sound for each key would be in the way. */
export const soundOf = ({ last, isAided }: State): Sound | undefined =>
  last?.type === "complete" && !isAided ? sounds.win : undefined;
