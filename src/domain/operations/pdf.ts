import { operation } from "#domain/operation/operation.ts";
import { fail, ok } from "#domain/result.ts";

const describe = operation({
  id: "pdf.describe",
  name: "Describe PDF",
  about: "Says which version of PDF a file is, how large, and whether its end is there.",
  takes: "bytes",
  gives: "text",
  options: {},
  reads: ["pdf"],
  examples: [
    { input: "%PDF-1.7\n…\n%%EOF\n", output: "Version: 1.7\nSize: 19 bytes\nComplete: yes\n" },
    {
      input: "\n%PDF-2.0\n",
      output: "Version: 2.0\nSize: 10 bytes\nComplete: no, its end is missing\n",
    },
  ],
  async run(bytes) {
    const { describePdf } = await import("#domain/pdf.ts");
    const described = describePdf(bytes);
    return described === null ? fail("This is not a PDF.") : ok(described);
  },
  async says(bytes) {
    const { saysOfPdf } = await import("#domain/pdf.ts");
    return saysOfPdf(bytes);
  },
});

export default [describe];
