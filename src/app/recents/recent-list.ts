import { storedShape } from "#browser/storage.ts";
import { flag, shape, type Value } from "#domain/shape.ts";

/** How many are kept, the latest first. */
export const maxRecents = 8;

/** Only strings survive, each once. A path that no longer exists is kept: it may come back. */
const pathsShape = {
  initial: [] as readonly string[],
  read: (given: unknown): readonly string[] =>
    Array.isArray(given)
      ? [...new Set(given.filter((path): path is string => typeof path === "string"))].slice(
          0,
          maxRecents,
        )
      : [],
};

/** The paths of the units that were opened last on this device, and whether they are kept at all. */
export const recentsShape = shape({ isOn: flag(true), paths: pathsShape });
export type Recents = Value<typeof recentsShape>;

/** A unit was opened: it is the latest now. Nothing is noted while the list is switched off. */
export const open = (recents: Recents, path: string): Recents =>
  recents.isOn && recents.paths[0] !== path
    ? {
        ...recents,
        paths: [path, ...recents.paths.filter((one) => one !== path)].slice(0, maxRecents),
      }
    : recents;

export const clear = (recents: Recents): Recents => ({ ...recents, paths: [] });

/** Switched off, the list is forgotten, too. */
export const turn = (isOn: boolean): Recents => ({ isOn, paths: [] });

export const storedRecents = storedShape("tabkit-recents", recentsShape);
