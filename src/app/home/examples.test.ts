import { expect, test } from "vitest";
import { operations } from "#catalog/operations.ts";
import { exampleAmbient } from "#domain/operation/example.ts";
import type { Saying } from "#domain/operation/operation.ts";
import { readersAmong, recognize } from "#domain/recognition/recognize.ts";
import { example } from "./example.ts";
import { examples } from "./examples.ts";

const reading = { readerOf: readersAmong(operations), ambient: exampleAmbient() };

/** The page is printed once and read for long: what counts from today is not in it. */
const lasting = ({ mark: _mark, inner, ...rest }: Saying): Saying =>
  inner === undefined ? rest : { ...rest, inner: inner.map(lasting) };

test("the example says what is really found in it", async () => {
  const [best] = await recognize(example.text, reading);
  expect(best?.sayings.map(lasting)).toEqual(example.sayings);
});

test.each(examples)("%s is answered at once, by an operation", async (_name, text) => {
  const [best] = await recognize(text, reading);
  expect(best?.sure).toBeGreaterThanOrEqual(0.85);
  expect(best?.chain).not.toEqual([]);
});
