import { storedShape } from "#browser/storage.ts";
import { flag, shape, type Value } from "#domain/shape.ts";
import { useStored } from "../use-stored.ts";

/** What holds for all games alike. */
const optionsShape = shape({
  sound: flag(false),
  /** The visitor has said yes or no to sound: nobody need ask any more. */
  isSoundChosen: flag(false),
  /** Colors that stay apart for color-blind players. */
  clearColors: flag(false),
});
type Options = Value<typeof optionsShape>;

const settings = storedShape("tabkit-games", optionsShape);

/** The settings of all games, and how to change one of them. */
export function useGameSettings() {
  const [current, update] = useStored(settings);
  const change = (part: Partial<Options>) =>
    update((now) => ({
      ...now,
      ...part,
      isSoundChosen: now.isSoundChosen || part.sound !== undefined,
    }));
  return [current, change] as const;
}

/** Whether games may sound now; for code that plays a sound by itself. */
export const isSoundOn = (): boolean => settings.read().sound;
