import { useEffect, useEffectEvent } from "react";
import { hush, play } from "#browser/sound.ts";
import type { Sound } from "#domain/sound.ts";
import { isSoundOn } from "./use-game-settings.ts";

/**
 * Plays `sound` whenever `event` is a new object, if the visitor turned sound on. Leaving the game
 * ends what sounds. The answer plays a sound that belongs to no event.
 */
export function useSound(event: object | null, sound: Sound | undefined): (sound: Sound) => void {
  const sing = (notes: Sound) => {
    if (isSoundOn()) play(notes);
  };
  const tell = useEffectEvent(() => {
    if (sound !== undefined) sing(sound);
  });
  useEffect(() => {
    if (event !== null) tell();
  }, [event]);
  useEffect(() => hush, []);
  return sing;
}
