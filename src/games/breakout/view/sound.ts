import { sounds, type Sound } from "#domain/sound.ts";
import { bandOf, type State } from "../logic.ts";

/** The higher a brick, the higher its note. */
const pitches = { yellow: 440, green: 523, orange: 659, red: 784 };

/** What is heard of the last event. */
export function soundOf({ last }: State): Sound | undefined {
  switch (last?.type) {
    case "hit":
      return last.bricks.map((brick) => ({
        pitchHz: pitches[bandOf(brick).name],
        lengthMs: 50,
        wave: "triangle",
      }));
    case "bounced":
      return last.off === "paddle" ? sounds.tap : sounds.turn;
    case "caught":
      return sounds.gain;
    case "cleared":
      return sounds.win;
    case "lost":
      return sounds.wrong;
    case "over":
      return sounds.over;
    default:
      return undefined;
  }
}
