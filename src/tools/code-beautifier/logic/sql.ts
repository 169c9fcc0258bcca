import { ok, type Result } from "#domain/result.ts";
import { failWith, type ParseProblem } from "./problem.ts";
import type { Options } from "./options.ts";

/** Lays SQL out. Words keep their case unless another was asked for. */
export async function layOutSql(
  text: string,
  options: Options,
): Promise<Result<string, ParseProblem>> {
  const { format } = await import("sql-formatter");
  try {
    const formatted = format(text, {
      language: options.dialect,
      useTabs: options.indent === "tab",
      tabWidth: options.indent === "tab" ? 4 : Number(options.indent),
      keywordCase: options.keywordCase,
      expressionWidth: Number(options.width) / 2,
    });
    return ok(`${formatted}\n`);
  } catch (error) {
    return failWith(faultOf(error instanceof Error ? error.message : String(error)));
  }
}

/** "Parse error at token: ) at line 1 column 8" in words, with its place. */
function faultOf(message: string): ParseProblem {
  const [first = ""] = message.split("\n");
  const [, line = 1, column = 1] = /line (\d+) column (\d+)/.exec(first) ?? [];
  const [, token] = /^Parse error at token: (.*?)(?: at line \d+ column \d+.*)?$/.exec(first) ?? [];
  const reason = token === "«EOF»" ? "The text ends too early" : token && `Unexpected “${token}”`;
  return { line: Number(line), column: Number(column), reason: reason ?? first };
}
