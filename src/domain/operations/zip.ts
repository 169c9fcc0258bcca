import { choice, words } from "#domain/operation/options.ts";
import { operation } from "#domain/operation/operation.ts";
import { fail, ok } from "#domain/result.ts";

/** One file, as Info-ZIP wrote it. */
const hello = {
  hex: "504b03040a0000000000c053705dd0c34aec0d0000000d00000005000000612e74787448656c6c6f2c20576f726c6421504b01021e030a0000000000c053705dd0c34aec0d0000000d000000050000000000000001000000a48100000000612e747874504b0506000000000100010033000000300000000000",
};

const list = operation({
  id: "zip.list",
  name: "List ZIP",
  about:
    "Lists the files in a ZIP, or in what is one inside (docx, xlsx, epub, jar): size, date and name. Nothing is unpacked.",
  takes: "bytes",
  gives: "text",
  options: { as: choice("Output", ["text", "json"], "text") },
  reads: ["zip"],
  examples: [
    { input: hello, output: "13\t2026-11-16 10:30\ta.txt\n" },
    {
      input: hello,
      options: { as: "json" },
      output:
        '[\n{"name":"a.txt","sizeBytes":13,"packedBytes":13,"modified":"2026-11-16 10:30","isEncrypted":false}\n]\n',
    },
  ],
  async run(bytes, { as }) {
    const [{ readZip }, { listZip }] = await Promise.all([
      import("#domain/zip-read.ts"),
      import("#domain/zip-words.ts"),
    ]);
    const read = readZip(bytes);
    return read.ok ? ok(listZip(read.value, as)) : read;
  },
  async says(bytes) {
    const { saysOfZip } = await import("#domain/zip-words.ts");
    return saysOfZip(bytes);
  },
});

const extract = operation({
  id: "zip.extract",
  name: "Extract from ZIP",
  about:
    "Gives one file out of a ZIP by its name, checked against its checksum. The name may be left out when there is only one.",
  takes: "bytes",
  gives: "bytes",
  options: { name: words("Name of the file") },
  examples: [
    { input: hello, output: "Hello, World!" },
    { input: hello, options: { name: "a.txt" }, output: "Hello, World!" },
  ],
  async run(bytes, { name }) {
    const { readZip, unzip } = await import("#domain/zip-read.ts");
    const read = readZip(bytes);
    if (!read.ok) return read;
    const files = read.value.filter((entry) => !entry.name.endsWith("/"));
    const [first] = files;
    if (name === "" && files.length !== 1)
      return fail(`There are ${files.length} files in it: say the name of one.`);
    const chosen = name === "" ? first : files.find((entry) => entry.name === name);
    return chosen ? unzip(bytes, chosen) : fail(`There is no “${name}” in it.`);
  },
});

export default [list, extract];
