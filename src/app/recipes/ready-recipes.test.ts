import { createHash, X509Certificate } from "node:crypto";
import { gunzipSync, inflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { findOperation } from "#catalog/operations.ts";
import { isSame, runChain } from "#domain/operation/chain.ts";
import { exampleAmbient } from "#domain/operation/example.ts";
import { readRecipe } from "#domain/operation/recipe.ts";
import { readyRecipes } from "./ready-recipes.ts";

/** What each makes of its sample, by Node's own means; `made` itself where only its spaces may differ. */
const expected: Record<string, (sample: string, made: string) => string> = {
  "Read a JWT’s payload and its times": (sample, made) => {
    const { payload, times } = JSON.parse(made) as { payload: object; times: { iat: string } };
    const signed = JSON.parse(payloadOf(sample)) as { iat: number };
    expect(payload).toEqual(signed);
    const [weekday, day, month, year, time] = new Date(signed.iat * 1000).toUTCString().split(" ");
    expect(times.iat).toContain(`${weekday?.slice(0, 3)} ${day} ${month} ${year}, ${time} UTC`);
    return made;
  },
  "A JWT’s payload alone": (sample) => laidOut(payloadOf(sample)),
  "Base64, gzip, JSON": (sample, made) => {
    const json = gunzipSync(Buffer.from(sample, "base64")).toString();
    return made.replace(/\s+/g, "") === json && made.includes("\n  ") ? made : json;
  },
  "SAML response": (sample, made) => {
    const xml = Buffer.from(decodeURIComponent(sample), "base64").toString();
    return withoutBreaks(made) === withoutBreaks(xml) ? made : xml;
  },
  "SAML request in an address": (sample, made) => {
    const xml = inflateRawSync(Buffer.from(decodeURIComponent(sample), "base64")).toString();
    return withoutBreaks(made) === withoutBreaks(xml) ? made : xml;
  },
  "Query string to a table": (sample) =>
    // With the mark and the line ends that spreadsheets want.
    `\uFEFF${[["name", "value"], ...new URLSearchParams(sample)].map((pair) => pair.join(",")).join("\r\n")}`,
  "Sort lines and drop repeated ones": (sample) =>
    [...new Set(sample.split("\n").toSorted())].join("\n"),
  "CSV to JSON": () =>
    laidOut(
      '[{"name":"Asha","city":"Pune","phone":"09876543210"},{"name":"Rao, Vikram","city":"Chennai","phone":"04412345678"}]',
    ),
  "CSS minified, and its hash for a policy": () =>
    `'${digest("sha256", "body{margin:0;color:#336699}")}'`,
  "URL-decode twice": (sample) => decodeURIComponent(decodeURIComponent(sample)),
  "Hex to text": (sample) => Buffer.from(sample.replaceAll(" ", ""), "hex").toString(),
  "PEM to fingerprint": (sample) => new X509Certificate(sample).fingerprint256,
  "Integrity of a script": (sample) => digest("sha384", sample),
  "Count repeated lines": () => "3\tGET /\n2\tGET /about\n1\tPOST /login",
  "JSON to CSV": () => 'name,city\r\nAsha,Pune\r\n"Rao, Vikram",Chennai',
  "JSON, gzip, Base64": (sample, made) => {
    const unpacked = gunzipSync(Buffer.from(made, "base64")).toString();
    return unpacked === sample.replace(/\s+/g, "") ? made : unpacked;
  },
};

const payloadOf = (token: string) => Buffer.from(token.split(".")[1] ?? "", "base64url").toString();
const laidOut = (json: string) => JSON.stringify(JSON.parse(json), null, 2);
const withoutBreaks = (xml: string) => xml.replace(/\s+/g, " ").replace(/ ?([<>]|\/>) ?/g, "$1");
const digest = (algorithm: string, text: string) =>
  `${algorithm}-${createHash(algorithm).update(text).digest("base64")}`;

test("every one has its expectation", () => {
  expect(readyRecipes.length).toBeGreaterThanOrEqual(10);
  expect(Object.keys(expected)).toEqual(readyRecipes.map(({ name }) => name));
});

test.each(readyRecipes)("$name", async ({ name, recipe, sample }) => {
  const steps = readRecipe(recipe, findOperation);
  if (!steps.ok) throw new Error(steps.message);
  const outcomes = await runChain(findOperation, steps.value, sample, exampleAmbient());
  for (const outcome of outcomes) expect(outcome).toMatchObject({ ok: true });
  const last = outcomes.at(-1);
  if (!last?.ok) return;
  const made = typeof last.value === "string" ? last.value : new TextDecoder().decode(last.value);
  expect(isSame(last.value, made)).toBe(true);
  expect(made.trimEnd()).toBe(expected[name]?.(sample, made).trimEnd());
});
