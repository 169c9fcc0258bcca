import { fail, ok, type Result } from "#domain/result.ts";
import { asUtf8, type Utf8Text } from "./read/encoding.ts";
import { explain, type JsonError } from "./read/explain.ts";
import type { Options } from "./options.ts";
import type { ScanResult } from "./read/scan-result.ts";
import { planLayout } from "./print/layout.ts";
import { canIndex, indexNodes } from "./tree/nodes.ts";
import { noticesFor, type Notice } from "./print/notices.ts";
import { print } from "./print/printer.ts";
import { scan, type InputKind } from "./read/scanner.ts";
import { sortKeys } from "./print/sort.ts";
import { statisticsOf, type Statistics } from "./print/statistics.ts";

/** Spec: invalid gives "Invalid JSON format"; valid gives "✓ Valid JSON". */
export const messages = {
  invalid: "Invalid JSON format",
  valid: "✓ Valid JSON",
  validLines: "✓ Valid JSON Lines",
} as const;

/** A text that was read and found valid. */
export interface Document {
  bytesIn: number;
  text: Utf8Text;
  found: ScanResult;
}

export type Style = Omit<Options, "input">;

export interface Formatted {
  message: string; // messages.valid or messages.validLines
  bytes: Uint8Array<ArrayBuffer>;
  lines: number; // of the output
  statistics: Statistics;
  notices: Notice[];
}

type OnProgress = (done: number) => void;

/** Reads a text strictly by RFC 8259. Apart from printing, so that another style needs no reading. */
export function readDocument(
  bytes: Uint8Array,
  input: InputKind,
  onProgress?: OnProgress,
): Result<Document, JsonError> {
  const text = asUtf8(bytes);
  const found = scan(text.bytes, input, onProgress);
  if (found.stop !== null) {
    return fail(messages.invalid, explain(text.bytes, found.stop, text.skipped));
  }
  return ok({ bytesIn: bytes.length, text, found });
}

/** Lays a document out anew. No token is touched. */
export function printDocument(
  { bytesIn, text, found }: Document,
  style: Style,
  onProgress?: OnProgress,
): Formatted {
  const layout = planLayout(found, text.bytes.length, style);
  const sorts = style.sortKeys && canIndex(found);
  let source = text.bytes;
  if (sorts) {
    const { size } = planLayout(found, text.bytes.length, { ...style, minify: true });
    source = sortKeys(
      indexNodes(text.bytes, found, (done) => onProgress?.(done / 2)),
      size,
    );
  }
  const before = sorts ? 1 / 2 : 0;
  const bytes = print(source, layout, (done) => onProgress?.(before + (1 - before) * done));
  const statistics = statisticsOf(text.bytes, found, bytesIn, bytes.length);
  return {
    message: found.isLines ? messages.validLines : messages.valid,
    bytes,
    lines: layout.lines,
    statistics,
    notices: noticesFor(text, found, statistics, {
      ...layout,
      isUnsorted: style.sortKeys && !sorts,
    }),
  };
}
