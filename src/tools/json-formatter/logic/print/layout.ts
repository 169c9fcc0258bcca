import type { ScanResult } from "../read/scan-result.ts";

/** How a text will be printed, decided before the first byte is written. */
export interface Layout {
  minify: boolean;
  unit: number; // the byte that indents
  width: number; // how many of it per level
  levels: number; // indentation stops growing here
  isCapped: boolean;
  size: number; // bytes of the output, exactly
  lines: number;
}

/**
 * Indentation may cost this much and no more: 100,000 levels of brackets would otherwise make
 * 20 GB. It depends on the tokens alone, so that formatting the output again changes nothing.
 */
const budget = (tokenBytes: number): number => 6 * tokenBytes + 4 * 1024 * 1024;

/** Finds the exact size of the output, and the deepest indentation that can be afforded. */
export function planLayout(
  found: ScanResult,
  bytesIn: number,
  style: { minify: boolean; indent: 2 | 3 | 4 | "tab" },
): Layout {
  const tokenBytes = bytesIn - found.spaces;
  const unit = style.indent === "tab" ? 0x09 : 0x20;
  const width = style.indent === "tab" ? 1 : style.indent;
  const breaks = found.documents - 1;
  if (style.minify) {
    const size = tokenBytes + breaks;
    return { minify: true, unit, width, levels: 0, isCapped: false, size, lines: breaks + 1 };
  }

  // From the deepest level up: how many lines are indented by at least this much.
  const deeper = new Float64Array(found.depth + 2);
  for (let level = found.depth; level >= 0; level--) {
    deeper[level] = (deeper[level + 1] ?? 0) + (found.linesAtLevel[level] ?? 0);
  }
  const lines = deeper[0] ?? 0;
  const limit = budget(tokenBytes);
  let indentation = 0;
  let levels = 0;
  while (levels < found.depth) {
    const more = (deeper[levels + 1] ?? 0) * width;
    if (indentation + more > limit) break;
    indentation += more;
    levels += 1;
  }
  return {
    minify: false,
    unit,
    width,
    levels,
    isCapped: levels < found.depth,
    size: tokenBytes + found.keys + breaks + lines + indentation,
    lines: lines + breaks + 1,
  };
}
