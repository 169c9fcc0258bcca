import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findOperation, operations } from "#catalog/operations.ts";
import { runChain } from "#domain/operation/chain.ts";
import { exampleAmbient } from "#domain/operation/example.ts";
import { damagedLink } from "#proof/damaged-link.ts";
import { sampled } from "#proof/scale.ts";
import { readyRecipes } from "./ready-recipes.ts";
import { fragmentOf, readRecipeLink, textForLink } from "./recipe-link.ts";

describe("what no link will hold", () => {
  const secret = "The text looks like a secret, so no link will hold it.";
  const texts: readonly [text: string, words: string][] = [
    ["", "There is no text yet."],
    ["x".repeat(4001), "The text is too long for a link."],
    ["é".repeat(2001), "The text is too long for a link."],
    ["eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl", secret],
    ["Authorization: Bearer abcdef0123456789", secret],
    ['{"note":"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl"}', secret],
    ["-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaA==", secret],
    ["see https://asha:hunter2@example.com/", secret],
    ["https://example.com/?client_secret=abc", secret],
    ["password=hunter2", secret],
  ];
  test.each(texts)("%s", (text, words) => {
    const read = textForLink(text);
    expect(read.ok ? "" : read.message).toBe(words);
  });

  test.each([
    "a b",
    "x".repeat(4000),
    "-----BEGIN CERTIFICATE-----",
    "https://example.com/?q=token",
  ])("%s may be in a link", (text) => {
    expect(textForLink(text)).toEqual({ ok: true, value: text });
  });

  test("an option that is a secret", () => {
    const steps = [{ id: "hash.hmac", options: { key: "hunter2", algorithm: "sha512" } }];
    expect(fragmentOf(steps, operations, "a")).toBe("#r=1~hash.hmac:algorithm=sha512&t=YQ");
  });
});

/** Links as the page writes them: of ready recipes, and of every example, with its text. */
const real: readonly string[] = [
  ...readyRecipes.map(({ recipe }) => `#r=${recipe}`),
  ...operations.flatMap(({ id, examples }) =>
    examples.map(({ input, options = {} }) =>
      fragmentOf([{ id, options }], operations, typeof input === "string" ? input : null),
    ),
  ),
];

test("links that the page wrote are read", () => {
  expect(real.length).toBeGreaterThan(100);
  for (const link of real) {
    const read = readRecipeLink(link, operations);
    expect(read, link).toMatchObject({ ok: true });
  }
});

/** A pattern may never end: those are for a worker with a deadline. */
const canRun = (id: string): boolean => {
  const { options = {}, where } = findOperation(id) ?? {};
  return !("pattern" in options) && where !== "browser";
};

/** What becomes of a link: one of the three that are right, or what is wrong with it. */
async function fateOf(link: string): Promise<string> {
  const read = readRecipeLink(link, operations);
  if (read === null) return link.startsWith("#r=") ? "It is overlooked" : "no recipe";
  if (!read.ok) return /^\S.*\.$/s.test(read.message) ? "refused" : "Refused without words";
  const { steps, text } = read.value;
  const again = readRecipeLink(fragmentOf(steps, operations, text), operations);
  if (JSON.stringify(withoutSecrets(again)) !== JSON.stringify(withoutSecrets(read)))
    return "The page would write it otherwise";
  if (!steps.every(({ id }) => canRun(id))) return "runs";
  const outcomes = await runChain(findOperation, steps, text ?? "a", exampleAmbient());
  const isSilent = outcomes.some((outcome) => outcome?.ok === false && outcome.message === "");
  return isSilent ? "A step fails without words" : "runs";
}

test("a damaged link is no recipe, or refused in words, or runs", async () => {
  const fates = new Set<string>();
  await fc.assert(
    fc.asyncProperty(damagedLink(real), async (link) => {
      const fate = await fateOf(link);
      fates.add(fate);
      expect(["no recipe", "refused", "runs"]).toContain(fate);
    }),
    { numRuns: sampled(10_000, 500) },
  );
  expect(fates.size).toBe(3);
});

/** A secret that somebody wrote into a link is read; the page would never write it. */
function withoutSecrets(read: ReturnType<typeof readRecipeLink>) {
  if (!read?.ok) return read;
  const steps = read.value.steps.map((step) => {
    const { options = {} } = findOperation(step.id) ?? {};
    const open = Object.entries(step.options).filter(([name]) => {
      const option = options[name];
      return !(option?.is === "text" && option.secret);
    });
    return { ...step, options: open };
  });
  return { ...read.value, steps };
}
