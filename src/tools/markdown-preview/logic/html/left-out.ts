/** HTML that is not in the result as it was written: names, each once, in the order of the text. */
export interface LeftOut {
  asText: Set<string>; // elements whose tags are shown as text
  elements: Set<string>; // elements whose tags were removed
  attributes: Set<string>;
  hidesRest: boolean; // a comment never ends
}

export const nothingLeftOut = (): LeftOut => ({
  asText: new Set(),
  elements: new Set(),
  attributes: new Set(),
  hidesRest: false,
});

/** What the page says about it; nothing when all HTML is as it was written. */
export function leftOutMessages({ asText, elements, attributes, hidesRest }: LeftOut): string[] {
  const tags = (names: ReadonlySet<string>) => listed([...names].map((name) => `<${name}>`));
  return [
    ...(asText.size > 0 ? [`HTML shown as text: ${tags(asText)}.`] : []),
    ...(elements.size > 0 ? [`HTML tags removed, their text is kept: ${tags(elements)}.`] : []),
    ...(attributes.size > 0 ? [`HTML attributes removed: ${listed([...attributes])}.`] : []),
    ...(hidesRest ? ["A comment that is never closed hides everything after its <!--."] : []),
  ];
}

/** Longer lists and names are not read. */
const maxNames = 8;
const maxNameChars = 40;

function listed(names: readonly string[]): string {
  const short = names
    .slice(0, maxNames)
    .map((name) => (name.length > maxNameChars ? `${name.slice(0, maxNameChars)}…` : name));
  const more = names.length - short.length;
  return short.join(", ") + (more > 0 ? ` and ${more} more` : "");
}
