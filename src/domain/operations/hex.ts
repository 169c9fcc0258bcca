import { choice, flag } from "#domain/operation/options.ts";
import { operation } from "#domain/operation/operation.ts";
import { refusal } from "#domain/operation/refusal.ts";
import { fail, ok } from "#domain/result.ts";

const encode = operation({
  id: "hex.encode",
  name: "Encode hex",
  about: "Writes bytes or text (as UTF-8) in hexadecimal digits.",
  takes: "bytes",
  gives: "text",
  options: {
    upper: flag("Upper case"),
    separator: choice("Between bytes", ["none", "space", "colon"], "none"),
  },
  inverse: "hex.decode",
  examples: [
    { input: "foobar", output: "666f6f626172" }, // RFC 4648 §10
    { input: { hex: "00ff" }, options: { upper: true, separator: "colon" }, output: "00:FF" },
  ],
  async run(bytes, { upper, separator }) {
    const { toHex } = await import("#domain/hex.ts");
    const digits = upper ? toHex(bytes).toUpperCase() : toHex(bytes);
    if (separator === "none") return ok(digits);
    return ok(digits.replace(/..(?!$)/g, separator === "space" ? "$& " : "$&:"));
  },
});

const decode = operation({
  id: "hex.decode",
  name: "Decode hex",
  about:
    "Gives the bytes that hexadecimal digits stand for, with or without 0x, spaces, colons, commas or dashes between them.",
  takes: "text",
  gives: "bytes",
  options: {},
  reads: ["hex"],
  inverse: "hex.encode",
  examples: [
    { input: "666F6F626172", output: "foobar" },
    { input: "0xDE, 0xAD be:ef", output: { hex: "deadbeef" } },
  ],
  async run(text) {
    const { fromHex, hexProblem } = await import("#domain/hex.ts");
    const bytes = fromHex(text);
    if (bytes !== null) return ok(bytes);
    const { placeAt } = await import("#domain/text-source.ts");
    const { reason, at } = hexProblem(text);
    return refusal(fail("This is not hexadecimal", { reason, place: placeAt(text, at) }));
  },
  async says(text) {
    const { saysOfHex } = await import("#domain/hex.ts");
    return saysOfHex(text);
  },
});

export default [encode, decode];
