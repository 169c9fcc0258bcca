import { useEffect, useEffectEvent, useState } from "react";
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
  // What a game that is found again says happened, happened before.
  const [found] = useState(event);
  useEffect(() => {
    if (event !== null && event !== found) tell();
  }, [event, found]);
  useEffect(() => hush, []);
}
