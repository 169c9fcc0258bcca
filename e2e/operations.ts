import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { runOperation } from "#domain/operation/run.ts";
import { exampleAmbient } from "#domain/operation/example.ts";
import type { Ambient, Example, Operation, Payload } from "#domain/operation/operation.ts";
import { fromHex, toHex } from "#domain/hex.ts";

/** Where operations are declared, as in src/catalog/operations.ts: "tools/jwt-decoder/operations". */
export const operationFiles: readonly string[] = readdirSync("src", { recursive: true })
  .map((path) => String(path).replaceAll("\\", "/"))
  .filter((path) => /^(?:\w+\/[\w-]+\/operations|domain\/operations\/[\w-]+)\.ts$/.test(path))
  .map((path) => path.slice(0, -".ts".length))
  .sort();

/** The operations that a file declares. */
export async function operationsIn(file: string): Promise<readonly Operation[]> {
  const { default: declared } = (await import(`../src/${file}.ts`)) as {
    default: readonly Operation[];
  };
  return declared;
}

/** Whether an operation asks for the moment, the place or luck at all. */
export const asksForWorld = ({ run }: Operation): boolean => run.length > 2;

/** Whether an example comes out otherwise at another time, in another place, with other luck. */
export async function hangsOnWorld(operation: Operation, example: Example): Promise<boolean> {
  if (operation.where === "browser" || !asksForWorld(operation)) return false;
  const elsewhere: Ambient = {
    nowMs: Date.UTC(2031, 1, 3, 4, 5, 6),
    zone: "Asia/Kolkata",
    randomBytes: (count) => Uint8Array.from({ length: count }, (_, at) => 255 - (at % 251)),
  };
  const made = [exampleAmbient(), elsewhere].map(async (ambient) => {
    const outcome = await runOperation(
      operation,
      given(example.input),
      example.options ?? {},
      ambient,
    );
    return outcome.ok ? hexOf(outcome.value) : "";
  });
  const [one, other] = await Promise.all(made);
  return one !== other;
}

const given = (written: Example["input"]): Payload | null => {
  if (written === undefined) return null;
  return typeof written === "string" ? written : fromHex(written.hex);
};

/** A written value as digits, so that text and bytes can be compared. */
export const hexOf = (value: NonNullable<Example["input"]> | Payload): string => {
  if (typeof value === "string") return toHex(new TextEncoder().encode(value));
  return value instanceof Uint8Array ? toHex(value) : value.hex;
};

/** A run in the page's worker: one step, or the same and back. */
export interface Run {
  steps: { id: string; options: Example["options"] }[];
  input: Example["input"];
}

/**
 * Runs chains in a worker as the page starts it, and answers with what came of each: the bytes as
 * digits, or the words of the refusal.
 */
export async function runInWorker(page: Page, runs: readonly Run[]): Promise<string[]> {
  const started = page.waitForEvent("worker");
  await page.goto("/recipes");
  const address = (await started).url();
  return page.evaluate(
    async ([url, all]) => {
      const worker = new Worker(url, { type: "module" });
      const fromDigits = (hex: string) =>
        new Blob([Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))]);
      const ask = (id: number, { steps, input }: (typeof all)[number]) =>
        new Promise<MessageEvent["data"]>((done) => {
          worker.addEventListener("message", ({ data }) => {
            if (data.id === id && data.kind !== "part") done(data);
          });
          const value = typeof input === "object" ? fromDigits(input.hex) : (input ?? null);
          worker.postMessage({ id, name: "run", input: { steps, value } });
        });
      const answers: string[] = [];
      for (const [id, run] of all.entries()) {
        const { answer, reason } = await ask(id, run);
        const last = answer?.value?.at(-1);
        if (last?.ok !== true) answers.push(last?.message ?? reason);
        else {
          const bytes = new Uint8Array(await new Blob([last.value]).arrayBuffer());
          answers.push(Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(""));
        }
      }
      worker.terminate();
      return answers;
    },
    [address, runs] as const,
  );
}
