import { sizeWords } from "./bytes.ts";
import type { Saying } from "./operation/operation.ts";

/** Readers look for the first line in so many bytes, and for the last in as many. */
const searchedBytes = 1024;

interface PdfFacts {
  version: string; // as the first line says
  isWhole: boolean; // the mark of its end is there
}

/** What is certain of a PDF without reading its objects; `null` when it is none. */
function readPdf(bytes: Uint8Array): PdfFacts | null {
  const latin = new TextDecoder("latin1");
  const head = latin.decode(bytes.subarray(0, searchedBytes));
  const [, version] = /%PDF-(\d\.\d)/.exec(head) ?? [];
  if (version === undefined) return null;
  return { version, isWhole: latin.decode(bytes.subarray(-searchedBytes)).includes("%%EOF") };
}

export function describePdf(bytes: Uint8Array): string | null {
  const facts = readPdf(bytes);
  if (facts === null) return null;
  const { version, isWhole } = facts;
  return `Version: ${version}\nSize: ${sizeWords(bytes.length)}\nComplete: ${isWhole ? "yes" : "no, its end is missing"}\n`;
}

export function saysOfPdf(bytes: Uint8Array): readonly Saying[] {
  const facts = readPdf(bytes);
  if (facts === null) return [];
  const said = { label: "PDF", words: `version ${facts.version}, ${sizeWords(bytes.length)}` };
  return [facts.isWhole ? said : { ...said, mark: { words: "its end is missing", is: "bad" } }];
}
