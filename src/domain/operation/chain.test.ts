import { expect, test } from "vitest";
import { fail, ok } from "#domain/result.ts";
import { runChain } from "./chain.ts";
import { exampleAmbient } from "./example.ts";
import { operation, type Operation } from "./operation.ts";
import { choice } from "./options.ts";

const upper = operation({
  id: "test.upper",
  name: "Upper",
  about: "Makes capitals.",
  takes: "text",
  gives: "text",
  options: { by: choice("By", ["all", "first"], "all") },
  inverse: "test.lower",
  examples: [{ input: "a", output: "A" }],
  run: (text, { by }) =>
    ok(by === "all" ? text.toUpperCase() : text.slice(0, 1).toUpperCase() + text.slice(1)),
});
const lower = operation({
  id: "test.lower",
  name: "Lower",
  about: "Makes small letters.",
  takes: "text",
  gives: "text",
  options: {},
  examples: [{ input: "A", output: "a" }],
  run: (text) => ok(text.toLowerCase()),
});
const bytes = operation({
  id: "test.bytes",
  name: "Bytes",
  about: "Adds a byte that no text has.",
  takes: "bytes",
  gives: "bytes",
  options: {},
  examples: [{ input: "A", output: "A" }],
  run: (given) => ok(new Uint8Array([...given, 0xff])),
});
const never = operation({
  id: "test.never",
  name: "Never",
  about: "Refuses.",
  takes: "text",
  gives: "text",
  options: {},
  examples: [{ input: "A", output: "A" }],
  run: () => fail("No."),
});

const all: readonly Operation[] = [upper, lower, bytes, never];
const find = (id: string) => all.find((one) => one.id === id);
const step = (id: string, options = {}) => ({ id: `test.${id}`, options });
const run = (steps: Parameters<typeof runChain>[1], input: string) =>
  runChain(find, steps, input, exampleAmbient());

test("each step works on the result of the one before", async () => {
  const outcomes = await run([step("upper"), step("lower")], "Ab");
  expect(outcomes.map((one) => one?.ok && one.value)).toEqual(["AB", "ab"]);
});

test("a step that is off is passed over", async () => {
  const outcomes = await run([{ ...step("never"), isOff: true }, step("upper")], "a");
  expect(outcomes).toEqual([null, { ok: true, value: "A", isChecked: true }]);
});

test("a failing step is the last one, and what came before it stays", async () => {
  const outcomes = await run([step("upper"), step("never"), step("lower")], "a");
  expect(outcomes).toEqual([
    { ok: true, value: "A", isChecked: true },
    { ok: false, message: "No." },
  ]);
});

test("checked is only what its inverse brings back", async () => {
  const [capital] = await run([step("upper")], "Ab");
  const [first] = await run([step("upper", { by: "first" })], "ab");
  expect(capital).toEqual({ ok: true, value: "AB" });
  expect(first).toEqual({ ok: true, value: "Ab", isChecked: true });
});

test("bytes that are no text stop a step that wants text", async () => {
  const outcomes = await run([step("bytes"), step("upper")], "a");
  expect(outcomes[1]).toEqual({
    ok: false,
    message: "These bytes are not text: they are not valid UTF-8.",
  });
});

test("half a character has no bytes", async () => {
  expect(await run([step("bytes")], "a\ud800")).toMatchObject([{ ok: false }]);
});

test("an operation that is not there is a failing step", async () => {
  expect(await run([step("other")], "a")).toMatchObject([{ ok: false }]);
});

test("a wrong option is refused", async () => {
  const [outcome] = await run([step("upper", { by: "last" })], "a");
  expect(outcome).toEqual({ ok: false, message: "by must be one of: all, first." });
});

test("each outcome is told before the next step begins", async () => {
  const told: unknown[] = [];
  const watching = operation({ ...upper, id: "test.watching", run: () => ok(`${told.length}`) });
  const outcomes = await runChain(
    (id) => (id === "test.watching" ? watching : find(id)),
    [{ ...step("lower"), isOff: true }, step("watching"), step("never"), step("upper")],
    "a",
    exampleAmbient(),
    (outcome) => told.push(outcome),
  );
  expect(outcomes[1]).toMatchObject({ value: "1" });
  expect(told).toEqual(outcomes);
});
