import { covers, longhandsOf } from "./longhands.ts";
import { sides } from "./shorthands.ts";
import type { Declaration } from "./stylesheet.ts";
import { canonicalValue, type Reading } from "./values.ts";

/** A declaration, wherever it stands. */
export type Plain = Pick<Declaration, "property" | "value" | "important">;

/** What holds for a longhand in the end. */
export interface Setting {
  value: string; // as it was written: "#FFF"
  canonical: string; // to compare: "rgb(255 255 255 / 1)"
  important: boolean;
  implied: boolean;
  /** A value that another class may still change: "border-style: var(--tw-border-style)". */
  soft: boolean;
  /** The declaration that set it. */
  source: Plain;
}

export type Settings = Map<string, Setting>;

/** Lines that may have no width. */
export const lines = [...sides.map((side) => `border-${side}`), "outline"];

/**
 * What declarations come to, in their order: the last one wins, unless one is important. `awake`:
 * lines that get a width elsewhere, so that their style counts even where they have none.
 */
export function cascade(
  declarations: readonly Plain[],
  { lookup, remAsPx }: Reading,
  awake: ReadonlySet<string> = new Set(),
): Settings {
  const own = new Map(declarations.map(({ property, value }) => [property, value]));
  const places = new Map(declarations.map(({ property }, at) => [property, at]));
  const reading: Reading = {
    remAsPx,
    lookup: (name) => (name.startsWith("--tw-") ? own.get(name) : undefined) ?? lookup(name),
  };
  const settings: Settings = new Map();
  for (const [at, source] of declarations.entries()) {
    const { property, value, important } = source;
    if (property.startsWith("--tw-")) continue;
    const plain = unprefixed(property);
    if ((places.get(plain) ?? -1) > at || own.get(plain) === value) continue;
    const [, variable = ""] = /^var\((--tw-[\w-]+)/.exec(value) ?? [];
    const soft = variable !== "" && !own.has(variable);
    for (const longhand of longhandsOf(property, value)) {
      const before = settings.get(longhand.property);
      if (before?.important && !important) continue;
      for (const [name, other] of settings) {
        if (covers(longhand.property, name) && (important || !other.important))
          settings.delete(name);
      }
      const canonical = canonicalValue(longhand.property, longhand.value, reading);
      // Set again, so that it stands where it was set last.
      settings.delete(longhand.property);
      const { implied } = longhand;
      settings.set(longhand.property, {
        value: longhand.value,
        canonical,
        important,
        implied,
        soft,
        source,
      });
    }
  }
  return withoutIdleLines(settings, awake);
}

/** "-webkit-backdrop-filter" says nothing more where "backdrop-filter" says it, or is said later. */
const unprefixed = (property: string): string =>
  /^-(?:webkit|moz|ms|o)-(.+)$/.exec(property)?.[1] ?? "";

/** A line without width has no look: whether its style is said makes no difference. */
function withoutIdleLines(settings: Settings, awake: ReadonlySet<string>): Settings {
  for (const line of lines) {
    if (settings.get(`${line}-width`)?.canonical !== "0" || awake.has(line)) continue;
    for (const name of [`${line}-style`, `${line}-color`]) {
      const setting = settings.get(name);
      if (setting?.implied || setting?.soft) settings.delete(name);
    }
  }
  return settings;
}

/** The same value with the same weight. */
export const isSame = (one: Setting | undefined, other: Setting | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.canonical === other.canonical &&
  one.important === other.important;
