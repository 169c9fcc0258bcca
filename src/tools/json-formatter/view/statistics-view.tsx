import { sizeWords } from "#domain/bytes.ts";
import { Scroller } from "#ui/scroller.tsx";
import type { Occurrence, Statistics } from "../logic/print/statistics.ts";

/** What the text is made of. */
export function StatisticsView({ statistics }: { statistics: Statistics }) {
  const change = Math.round((statistics.bytesOut / statistics.bytesIn - 1) * 100);
  const facts: readonly (readonly [string, string])[] = [
    ["Size before", sizeWords(statistics.bytesIn)],
    [
      "Size after",
      `${sizeWords(statistics.bytesOut)} (${change < 0 ? "−" : "+"}${count(Math.abs(change))} %)`,
    ],
    ["Documents", count(statistics.documents)],
    ["Depth", count(statistics.depth)],
    ["Objects", count(statistics.objects)],
    ["Arrays", count(statistics.arrays)],
    ["Keys", count(statistics.keys)],
    ["Strings", count(statistics.strings)],
    ["Numbers", count(statistics.numbers)],
    ["Booleans", count(statistics.booleans)],
    ["Nulls", count(statistics.nulls)],
  ];
  return (
    <Scroller aria-label="Statistics" className="h-full overflow-y-auto p-4">
      <dl className="figures grid grid-cols-2 gap-x-6 text-sm sm:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name} className="border-b border-line py-2">
            <dt className="text-soft">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <Occurrences title="Duplicate keys" found={statistics.duplicateKeys} />
      <Occurrences title="Numbers beyond double precision" found={statistics.impreciseNumbers} />
    </Scroller>
  );
}

const count = (value: number) => value.toLocaleString("en-US");

interface OccurrencesProps {
  title: string;
  found: { count: number; first: Occurrence[] };
}

function Occurrences({ title, found }: OccurrencesProps) {
  if (found.count === 0) return null;
  return (
    <section className="mt-4 text-sm">
      <h3 className="font-semibold">
        {title} <span className="font-normal text-soft">({count(found.count)})</span>
      </h3>
      <ul className="mt-1 flex flex-col gap-1">
        {found.first.map(({ text, line }) => (
          <li key={`${line}:${text}`} className="flex justify-between gap-4">
            <code translate="no" className="min-w-0 truncate font-mono">
              {text}
            </code>
            <span className="figures shrink-0 text-soft">line {count(line)}</span>
          </li>
        ))}
      </ul>
      {found.count > found.first.length && <p className="mt-1 text-soft">and more</p>}
    </section>
  );
}
