export const tabs = [
  { id: "contrast", label: "Contrast" },
  { id: "notations", label: "All notations" },
  { id: "harmonies", label: "Harmonies" },
  { id: "vision", label: "Color blindness" },
  { id: "palette", label: "Palette & export" },
] as const;

export const wheels = [
  ["oklch", "Perceptual (OKLCH)"],
  ["hsl", "Classic (HSL)"],
] as const;

export const scales = [
  ["ramp", "Perceptual, 50–950"],
  ["shades", "Shades, 100–900"],
] as const;

export const formats = [
  ["css", "CSS variables"],
  ["tailwind", "Tailwind @theme"],
  ["json", "JSON"],
] as const;

export const writings = [
  ["hex", "Hex"],
  ["oklch", "OKLCH"],
] as const;

/** What the visitor likes to look at. */
export interface Settings {
  tab: (typeof tabs)[number]["id"];
  wheel: (typeof wheels)[number][0];
  scale: (typeof scales)[number][0];
  format: (typeof formats)[number][0];
  writing: (typeof writings)[number][0];
}

export const plainSettings: Settings = {
  tab: "contrast",
  wheel: "oklch",
  scale: "ramp",
  format: "css",
  writing: "hex",
};

const firsts = <Word extends string>(options: readonly (readonly [Word, string])[]) =>
  options.map(([word]) => word);

/** Reads stored settings; what does not belong there becomes the plain choice. */
export function checkSettings(stored: unknown): Settings {
  const given = typeof stored === "object" && stored !== null ? stored : {};
  const read = <Word extends string>(key: keyof Settings, words: readonly Word[], plain: Word) => {
    const word: unknown = (given as Record<string, unknown>)[key];
    return words.find((known) => known === word) ?? plain;
  };
  return {
    tab: read(
      "tab",
      tabs.map(({ id }) => id),
      plainSettings.tab,
    ),
    wheel: read("wheel", firsts(wheels), plainSettings.wheel),
    scale: read("scale", firsts(scales), plainSettings.scale),
    format: read("format", firsts(formats), plainSettings.format),
    writing: read("writing", firsts(writings), plainSettings.writing),
  };
}
