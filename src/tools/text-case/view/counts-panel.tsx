import { sizeWords } from "#domain/bytes.ts";
import { readingTime, type Counts } from "../logic.ts";

const none: Counts = { characters: 0, withoutSpaces: 0, words: 0, lines: 0, bytes: 0 };

/** How much text it is. */
export function CountsPanel({ counts }: { counts: Counts | null }) {
  const { characters, withoutSpaces, words, lines, bytes } = counts ?? none;
  const figures = [
    ["Characters", characters.toLocaleString("en-US")],
    ["Without spaces", withoutSpaces.toLocaleString("en-US")],
    ["Words", words.toLocaleString("en-US")],
    ["Lines", lines.toLocaleString("en-US")],
    ["Bytes (UTF-8)", bytes < 1024 ** 2 ? bytes.toLocaleString("en-US") : sizeWords(bytes)],
    ["Reading time", readingTime(words)],
  ] as const;
  return (
    <dl
      aria-label="Counts"
      className="grid grid-cols-2 overflow-hidden rounded-lg border border-line bg-raised text-sm sm:grid-cols-3"
    >
      {figures.map(([name, figure]) => (
        <div key={name} className="px-4 py-2.5">
          <dt className="text-xs text-soft">{name}</dt>
          <dd className="figures text-lg font-semibold">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
