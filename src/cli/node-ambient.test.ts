import { expect, test } from "vitest";
import { encodeBase64 } from "#domain/base64.ts";
import { exampleAmbient } from "#domain/operation/example.ts";
import { runOperation } from "#domain/operation/run.ts";
import { findOperation } from "#catalog/operations.ts";
import { nodeAmbient } from "./node-ambient.ts";
import { nodeBase64 } from "./native-base64.ts";

const hash = findOperation("hash.compute");
const algorithms = hash?.options.algorithm?.is === "choice" ? hash.options.algorithm.choices : [];

test.each(algorithms)("%s by Node is what it is by our own code", async (algorithm) => {
  if (!hash) throw new Error("hash.compute is missing");
  const bytes = Uint8Array.from({ length: 1000 }, (_, at) => at * 7);
  const byNode = await runOperation(hash, bytes, { algorithm }, nodeAmbient());
  expect(byNode).toEqual(await runOperation(hash, bytes, { algorithm }, exampleAmbient()));
});

test("Base64 by Node is what it is by our own code, in both alphabets, padded or not", () => {
  for (let length = 0; length < 9; length++) {
    const bytes = Uint8Array.from({ length }, (_, at) => 251 + at);
    for (const urlSafe of [true, false]) {
      for (const padding of [true, false]) {
        const alphabet = urlSafe ? "base64url" : "base64";
        expect(nodeBase64(bytes, { alphabet, omitPadding: !padding })).toBe(
          encodeBase64(bytes, { urlSafe, padding }),
        );
      }
    }
  }
});
