// Recognition: how much processor time it takes to tell by its looks what a value is. It runs on every
// paste, and before anything else does, so it must not be felt, whatever is pasted.
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { runnerImport } from "vite";
import { atMost, median } from "../measure.mjs";

/** @import { Row } from "../measure.mjs" */

const runs = 15;
const tokens = [
  ..."1700000000 f81d4fae-7dec-11d0-a765-00a0c91e6bf6 SGVsbG8sIFdvcmxkIQ== #ff8800 10.0.0.0/8".split(
    " ",
  ),
  ..."getElementsByClassName d41d8cd98f00b204e9800998ecf8427e https://example.com/?a=1".split(" "),
  "5 miles in km",
  "*/5 * * * *",
  "12*(3+4)",
  "50L 8.5% 20y",
  "See you at noon.",
];
const headChars = 4096;
const megabytes = 10;

/** @returns {Promise<Row[]>} */
export default async function recognition() {
  /** @type {{ module: typeof import("../../src/domain/recognition/shapes.ts") }} */
  const { module } = await runnerImport("./src/domain/recognition/shapes.ts");
  const { guessKinds } = module;
  const script = readFileSync("node_modules/react/cjs/react.development.js", "utf8");
  const prose = "The quick brown fox jumps over the lazy dog, and so on; it never ends. ";
  const medium = [
    script,
    readFileSync("README.md", "utf8"),
    prose.repeat(60),
    "a, b\n".repeat(900),
  ];
  const filled = (/** @type {string} */ text) =>
    text.repeat(Math.ceil((megabytes * 1e6) / text.length));
  const large = [
    filled(script),
    filled(prose),
    filled("a"),
    filled('{"id":1,"name":"x"}\n'),
    `[${filled("1234,")}0]`,
    randomBytes(megabytes * 0.75e6).toString("base64"),
    randomBytes(megabytes * 0.5e6).toString("hex"),
  ];
  const slowest = (/** @type {string[]} */ texts, /** @type {number} */ times) =>
    Math.max(...texts.map((text) => cpuMs(() => guessKinds(text), times)));
  return [
    atMost("Recognizing a short token, the slowest of many", slowest(tokens, 200), 0.1, "ms"),
    atMost(
      "Recognizing 4 kB, the slowest of prose, code and a table",
      slowest(
        medium.map((text) => text.slice(0, headChars)),
        20,
      ),
      1,
      "ms",
    ),
    atMost("Recognizing 10 MB, the slowest of seven kinds", slowest(large, 1), 5, "ms"),
  ];
}

/** The median of some runs, each of so many calls: one call is too short for the clock. */
function cpuMs(/** @type {() => unknown} */ work, /** @type {number} */ times) {
  const taken = Array.from({ length: runs }, () => {
    const start = process.cpuUsage();
    for (let time = 0; time < times; time++) work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000 / times;
  });
  return median(taken);
}
