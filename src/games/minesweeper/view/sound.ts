import { sounds, type Sound } from "#domain/sound.ts";
import type { State } from "../logic/state.ts";

/** What is heard of the last press. */
export function soundOf({ last }: State): Sound | undefined {
  switch (last?.type) {
    case "opened":
      return last.opened > 1 ? sounds.gain : sounds.tap;
    case "marked":
      return sounds.turn;
    case "flagged":
    case "unready":
      return sounds.wrong;
    case "won":
      return sounds.win;
    case "lost":
      return sounds.over;
    default:
      return undefined;
  }
}
