import { operation } from "#domain/operation/operation.ts";
import { choice } from "#domain/operation/options.ts";

const evaluate = operation({
  id: "calculate.evaluate",
  name: "Calculate",
  about:
    "Works out an expression in exact decimals: + − × ÷ ^ % !, parentheses, sin, log, sqrt, nCr and more, also with lakh and crore.",
  takes: "text",
  gives: "text",
  options: { angle: choice("Angles in", ["deg", "rad", "grad"], "deg") },
  reads: ["arithmetic"],
  word: "expression",
  examples: [
    { input: "0.1 + 0.2", output: "0.3" },
    { input: "2^100 - 1", output: "1267650600228229401496703205375" },
    { input: "sin(π/6) + 1.2 lakh", options: { angle: "rad" }, output: "120000.5" },
  ],
  run: async (text, { angle }) => (await import("./logic/sum.ts")).sumOf(text, angle),
  says: async (text) => (await import("./logic/sum.ts")).saysOf(text),
});

export default [evaluate];
