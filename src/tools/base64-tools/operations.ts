import { choice, flag } from "#domain/operation/options.ts";
import { operation } from "#domain/operation/operation.ts";
import { refusal } from "#domain/operation/refusal.ts";
import { ok } from "#domain/result.ts";

const encode = operation({
  id: "base64.encode",
  name: "Encode Base64",
  about: "Writes text (as UTF-8) or bytes as Base64, in the standard or the URL-safe alphabet.",
  takes: "bytes",
  gives: "text",
  options: {
    urlSafe: flag("URL-safe alphabet"),
    padding: flag("Padding", true),
    wrap: choice("Line breaks", ["none", "mime", "pem"], "none"),
  },
  inverse: "base64.decode",
  word: "base64 encode",
  examples: [
    { input: "Hello, World!", output: "SGVsbG8sIFdvcmxkIQ==" },
    { input: { hex: "fbff" }, options: { urlSafe: true, padding: false }, output: "-_8" },
  ],
  async run(bytes, options) {
    const { writeBase64 } = await import("./logic/encode.ts");
    return ok(writeBase64(bytes, { ...options, form: "plain" }));
  },
  async *stream(pieces, options) {
    const { streamBase64 } = await import("./logic/stream.ts");
    yield* streamBase64(pieces, { ...options, form: "plain" });
  },
});

const decode = operation({
  id: "base64.decode",
  name: "Decode Base64",
  about:
    "Gives the bytes that Base64 stands for: either alphabet, with or without padding, and what is often pasted along (a data URI, PEM lines, quotes, a Basic authorization header).",
  takes: "text",
  gives: "bytes",
  options: {},
  reads: ["base64", "data-uri"],
  inverse: "base64.encode",
  word: "base64 decode",
  examples: [
    { input: "SGVsbG8sIFdvcmxkIQ==", output: "Hello, World!" },
    { input: "data:image/gif;base64,R0lGODlhAQ", output: { hex: "47494638396101" } },
  ],
  async run(text) {
    const { decodeAll } = await import("./logic/decode.ts");
    const decoded = decodeAll(text, "utf-8");
    if (!decoded.ok) return refusal(decoded);
    const { bytes, notes } = decoded.value;
    return { ok: true, value: bytes, notes };
  },
  async *stream(pieces) {
    const { streamBytes } = await import("./logic/stream.ts");
    yield* streamBytes(pieces);
  },
  async says(text) {
    const { saysOf } = await import("./logic/sayings.ts");
    return saysOf(text);
  },
});

export default [encode, decode];
