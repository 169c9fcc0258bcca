import { useEffect, useEffectEvent } from "react";
import { hush, play } from "#browser/sound.ts";
import type { Sound } from "#domain/sound.ts";
import { isSoundOn } from "./use-game-settings.ts";

/**
 * Plays `sound` whenever `event` is a new object, if the visitor turned sound on. Leaving the game
 * ends what sounds.
 */
export function useSound(event: object | null, sound: Sound | undefined): void {
  const tell = useEffectEvent(() => {
    if (sound !== undefined && isSoundOn()) play(sound);
  });
  useEffect(() => {
    if (event !== null) tell();
  }, [event]);
  useEffect(() => hush, []);
}
