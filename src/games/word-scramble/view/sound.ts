import { sounds, type Sound } from "#domain/sound.ts";
import type { State } from "../logic/state.ts";

/** What is heard of what happened last. */
export function soundOf({ last, results }: State): Sound | undefined {
  switch (last?.type) {
    case "ended":
      return results.at(-1)?.why === "solved" ? sounds.gain : sounds.wrong;
    case "wrong":
      return sounds.wrong;
    case "shuffled":
    case "hinted":
      return sounds.turn;
    case "over":
      return sounds.win;
    default:
      return undefined;
  }
}
