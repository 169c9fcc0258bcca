import { operations } from "#catalog/operations.ts";
import { exampleAmbient } from "#domain/operation/example.ts";
import { readersAmong, recognize } from "#domain/recognition/recognize.ts";
import { guessKinds } from "#domain/recognition/shapes.ts";
import { figuresOf, type Answer, type Figures } from "./count.ts";
import { partOf, type Sample } from "./sample.ts";

export { allSamples } from "./count.ts";

type Part = ReturnType<typeof partOf>;
const readerOf = readersAmong(operations);

/** By their looks alone. */
export const countShapes = (samples: readonly Sample[], part: Part): Figures =>
  figuresOf(
    samples
      .filter((sample) => partOf(sample) === part)
      .map((sample) => ({ sample, best: guessKinds(sample.value)[0] })),
  );

/** With the proof of their readers, as the paste box and the command line have it. */
async function countReadings(samples: readonly Sample[], part: Part): Promise<Figures> {
  const answers: Answer[] = [];
  for (const sample of samples.filter((each) => partOf(each) === part)) {
    const [best] = await recognize(sample.value, { readerOf, ambient: exampleAmbient() });
    answers.push({ sample, best });
  }
  return figuresOf(answers);
}

export function asLine({ sample, best }: Answer): string {
  const value = typeof sample.value === "string" ? sample.value : "bytes";
  const taken = best ? `${best.kind} ${best.sure}` : "nothing";
  return `${sample.kind} taken for ${taken}: ${JSON.stringify(value.slice(0, 100))}`;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const table = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map(
    (row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`,
  );
  lines.splice(1, 0, `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`);
  return lines.join("\n");
};

/** The report, of the part that no rule was tuned on. */
export async function write(samples: readonly Sample[]): Promise<string> {
  const shapes = countShapes(samples, "counted");
  const readings = await countReadings(samples, "counted");
  const tuned = countShapes(samples, "tuned on");
  const row = (what: string, limit: string, figure: (of: Figures) => number) => [
    what,
    limit,
    ...[shapes, readings, tuned].map((of) => percent(figure(of))),
  ];
  return `# Recognition

Written by \`npm run recognition\`. Every sample is in one of two parts, by a hash of it: rules are tuned on one, and the
other is only counted. There are ${shapes.samples} samples in the counted part, ${shapes.negatives} of them values of no kind. A guess is offered
from 0.6 on and answered at once from 0.85 on.

${table([
  [
    "What",
    "Must be",
    "By looks, counted part",
    "With readers, counted part",
    "By looks, tuned part",
  ],
  row("Right, of what is answered at once", "≥ 98 %", (of) => of.precisionAnswered),
  row("Right, of what is offered", "≥ 95 %", (of) => of.precisionOffered),
  row("Found, of exact kinds", "≥ 95 %", (of) => of.recallExact),
  row("Found, of HTML to Markdown", "≥ 80 %", (of) => of.recallLoose),
  row("Values of no kind that are taken for one", "≤ 2 %", (of) => of.wrongNegatives),
])}

By kind, with readers, in the counted part:

${table([
  ["Kind", "Samples", "Found", "Right, of what is called so"],
  ...readings.kinds.map(({ kind, samples, recall, precision }) => [
    kind,
    String(samples),
    percent(recall),
    percent(precision),
  ]),
])}
`;
}
