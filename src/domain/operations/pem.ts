import { count, words } from "#domain/operation/options.ts";
import { operation } from "#domain/operation/operation.ts";
import { fail, ok } from "#domain/result.ts";

/** A key of RFC 8410 §10.3, as an example that nobody uses. */
const publicKey = {
  pem: "-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=\n-----END PUBLIC KEY-----\n",
  hex: "302a300506032b657003210019bf44096984cdfe8541bac167dc3b96c85086aa30b6b6cb0c5c38ad703166e1",
};

const decode = operation({
  id: "pem.decode",
  name: "Decode PEM",
  about:
    "Gives the bytes (DER) of a block between BEGIN and END lines, such as a certificate or a key.",
  takes: "text",
  gives: "bytes",
  options: { block: count("Which block", 1, 1000, 1) },
  reads: ["pem"],
  examples: [{ input: publicKey.pem, output: { hex: publicKey.hex } }],
  async run(text, { block }) {
    const { readPem } = await import("#domain/pem.ts");
    const read = readPem(text);
    if (!read.ok) return read;
    const { blocks, notes } = read.value;
    const { length } = blocks;
    const chosen = blocks[block - 1];
    if (chosen === undefined) return fail(`There is no block ${block}: the last is ${length}.`);
    const which = length > 1 ? [`Block ${block} of ${length}: ${chosen.label}.`] : [];
    return { ok: true, value: chosen.bytes, notes: [...notes, ...which] };
  },
  async says(text) {
    const { saysOfPem } = await import("#domain/pem.ts");
    return saysOfPem(text);
  },
});

const encode = operation({
  id: "pem.encode",
  name: "Encode PEM",
  about: "Writes bytes (DER) as a PEM block with a label such as CERTIFICATE or PUBLIC KEY.",
  takes: "bytes",
  gives: "text",
  extension: "pem",
  options: { label: words("Label", "CERTIFICATE") },
  inverse: "pem.decode",
  examples: [
    { input: { hex: publicKey.hex }, options: { label: "PUBLIC KEY" }, output: publicKey.pem },
  ],
  async run(bytes, { label }) {
    const { isPemLabel, writePem } = await import("#domain/pem.ts");
    if (!isPemLabel(label)) return fail("label must be words such as PUBLIC KEY.");
    return ok(writePem(bytes, label));
  },
});

export default [decode, encode];
