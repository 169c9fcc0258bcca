import type { Kind } from "#domain/recognition/kinds.ts";
import { answeredFrom, offeredFrom } from "#domain/recognition/limits.ts";
import { fileSamples } from "./files.ts";
import { generatedSamples, negativeSamples } from "./generated.ts";
import { samplesOf, type Sample } from "./sample.ts";
import { written } from "./written.data.ts";

/** Kinds that are known by signs only; all others have an exact form. */
const looseKinds: ReadonlySet<Kind> = new Set([
  "html",
  "xml",
  "sql",
  "css",
  "javascript",
  "csv",
  "yaml",
  "toml",
  "markdown",
]);

export const allSamples = (): Sample[] => [
  ...fileSamples(),
  ...generatedSamples(),
  ...negativeSamples(),
  ...Object.entries(written).flatMap(([kind, texts]) => samplesOf(kind as Kind, texts)),
];

/** The best guess for a sample, or what a reader has made of it. */
export interface Answer {
  sample: Sample;
  best: { kind: Kind; sure: number } | undefined;
}

const isRight = ({ sample: { kind, never }, best }: Answer): boolean =>
  never ? !never.includes(best?.kind ?? "text") : best?.kind === kind;

const isGivenFrom =
  (sure: number) =>
  ({ best }: Answer): boolean =>
    best !== undefined && best.kind !== "text" && best.sure >= sure;

export interface Figures {
  samples: number;
  negatives: number;
  precisionAnswered: number;
  precisionOffered: number;
  recallExact: number;
  recallLoose: number;
  wrongNegatives: number;
  kinds: { kind: Kind; samples: number; recall: number; precision: number }[];
  mistakes: Answer[];
}

const share = (part: readonly unknown[], all: readonly unknown[]): number =>
  all.length === 0 ? 1 : part.length / all.length;

export function figuresOf(answers: readonly Answer[]): Figures {
  const offered = answers.filter(isGivenFrom(offeredFrom));
  const answered = answers.filter(isGivenFrom(answeredFrom));
  const found = (all: readonly Answer[]) =>
    all.filter((answer) => isGivenFrom(offeredFrom)(answer) && isRight(answer));
  const positives = answers.filter(({ sample }) => sample.kind !== "text");
  const negatives = answers.filter(({ sample }) => sample.kind === "text");
  const exact = positives.filter(({ sample }) => !looseKinds.has(sample.kind));
  const loose = positives.filter(({ sample }) => looseKinds.has(sample.kind));
  const wrongNegatives = negatives.filter(
    (answer) => isGivenFrom(offeredFrom)(answer) && !(answer.sample.never && isRight(answer)),
  );
  const kinds = [...new Set(positives.map(({ sample }) => sample.kind))].sort().map((kind) => {
    const own = positives.filter(({ sample }) => sample.kind === kind);
    const named = offered.filter(({ best }) => best?.kind === kind);
    return {
      kind,
      samples: own.length,
      recall: share(found(own), own),
      precision: share(named.filter(isRight), named),
    };
  });
  return {
    samples: answers.length,
    negatives: negatives.length,
    precisionAnswered: share(answered.filter(isRight), answered),
    precisionOffered: share(offered.filter(isRight), offered),
    recallExact: share(found(exact), exact),
    recallLoose: share(found(loose), loose),
    wrongNegatives: share(wrongNegatives, negatives),
    kinds,
    mistakes: [...positives.filter((answer) => !found([answer]).length), ...wrongNegatives],
  };
}
