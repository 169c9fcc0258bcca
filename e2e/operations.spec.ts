import type { Example, Operation } from "#domain/operation/operation.ts";
import { expect, test, type Page } from "./fixtures.ts";
import {
  asksForWorld,
  hangsOnWorld,
  hexOf,
  operationFiles,
  operationsIn,
  runInWorker,
  type Run,
} from "./operations.ts";

// src/operations.test.ts runs the same examples in Node: both must give the same bytes.

test.use({ timezoneId: "UTC" });

interface Case {
  name: string; // "base64.decode, example 0"
  operation: Operation;
  example: Example;
}

async function casesIn(file: string): Promise<Case[]> {
  const declared = await operationsIn(file);
  return declared.flatMap((operation) =>
    operation.examples.map((example, at) => {
      return { name: `${operation.id}, example ${at}`, operation, example };
    }),
  );
}

/** What is to run, and what must come of it. Without an output of its own an example comes back. */
function runOf({ operation: { id, inverse = "" }, example }: Case): Run & { expected: string } {
  const { input, options, output } = example;
  const step = { id, options: options ?? {} };
  if (output !== undefined) return { steps: [step], input, expected: hexOf(output) };
  return { steps: [step, { id: inverse, options: {} }], input, expected: hexOf(input ?? "") };
}

test("one example of every unit gives the same bytes in the page's worker", async ({ page }) => {
  const all = await Promise.all(operationFiles.map(casesIn));
  const firsts = all.flatMap(
    (cases) => cases.find(({ operation }) => !asksForWorld(operation)) ?? [],
  );
  expect(firsts.length).toBeGreaterThan(20);
  await check(page, firsts);
});

test(
  "every example gives the same bytes in the page's worker",
  { tag: "@proof" },
  async ({ page }) => {
    const all = (await Promise.all(operationFiles.map(casesIn))).flat();
    const fixed: Case[] = [];
    for (const one of all) if (!(await hangsOnWorld(one.operation, one.example))) fixed.push(one);
    // The worker has its own moment and its own luck: those that hang on them are run in Node only.
    test.info().annotations.push({
      type: "examples",
      description: `${fixed.length} of ${all.length} were run`,
    });
    expect(fixed.length).toBeGreaterThan(all.length * 0.8);
    await check(page, fixed);
  },
);

async function check(page: Page, cases: readonly Case[]): Promise<void> {
  const runs = cases.map(runOf);
  const answers = await runInWorker(page, runs);
  // Brotli's streams are new: a platform without them says so.
  const isKnown = (_: unknown, at: number) =>
    answers[at]?.startsWith("This platform does not know") === false;
  const named = (values: readonly string[]) =>
    Object.fromEntries(cases.map(({ name }, at) => [name, values[at]]).filter(isKnown));
  expect(named(answers)).toEqual(named(runs.map(({ expected }) => expected)));
  expect(Object.keys(named(answers)).length).toBeGreaterThanOrEqual(cases.length - 2);
}
