import { expect, test } from "vitest";
import { describePdf, saysOfPdf } from "./pdf.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

test.each([
  ["%PDF-1.4\n1 0 obj\n%%EOF", [{ label: "PDF", words: "version 1.4, 22 bytes" }]],
  [
    `%PDF-1.4\n%%EOF${" ".repeat(2000)}`,
    [
      {
        label: "PDF",
        words: "version 1.4, 2 KiB",
        mark: { words: "its end is missing", is: "bad" },
      },
    ],
  ],
  [`${" ".repeat(1100)}%PDF-1.4`, []],
  ["see %PDF", []],
  ["", []],
])("%j", (text, says) => {
  expect(saysOfPdf(bytesOf(text))).toEqual(says);
  expect(describePdf(bytesOf(text)) === null).toBe(says.length === 0);
});
