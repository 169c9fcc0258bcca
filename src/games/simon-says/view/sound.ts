import { sounds, type Sound } from "#domain/sound.ts";
import { roundOf, speedOf, toneOf, type State } from "../logic.ts";

/** A pad's tone for as long as it is lit; a wrong press has one of its own. */
export function soundOf(state: State): Sound | undefined {
  const { touched } = state;
  if (touched === null) return undefined;
  return touched.isRight ? toneOf(touched.pad, speedOf(roundOf(state)).litMs) : sounds.wrong;
}
