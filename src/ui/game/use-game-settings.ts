import { jsonCodec, storedValue } from "#browser/storage.ts";
import { useStored } from "../use-stored.ts";

/** What holds for all games alike. */
interface GameSettings {
  sound: boolean;
  /** Colors that stay apart for color-blind players. */
  clearColors: boolean;
}

const settings = storedValue<GameSettings>(
  "tabkit-games",
  jsonCodec((parsed) => {
    const { sound, clearColors } = (parsed ?? {}) as Partial<Record<keyof GameSettings, unknown>>;
    return { sound: sound === true, clearColors: clearColors === true };
  }),
);
const silent: GameSettings = { sound: false, clearColors: false };

/** The settings of all games, and how to change one of them. */
export function useGameSettings() {
  const [current, update] = useStored(settings, silent);
  const change = (part: Partial<GameSettings>) => update((now) => ({ ...now, ...part }));
  return [current, change] as const;
}

/** Whether games may sound now; for code that plays a sound by itself. */
export const isSoundOn = (): boolean => settings.read().sound;
