import { ok, type Result } from "#domain/result.ts";
import { failWith, type ParseProblem } from "../problem.ts";
import type { Options } from "../options.ts";
import { dialectName, dialectsFor, type Dialect } from "./dialects.ts";
import { tornPiece } from "./intact.ts";

export interface LaidOutSql {
  text: string;
  dialect: Dialect; // the one that it was read as
}

/**
 * Lays SQL out. Words keep their case unless another was asked for. What is not standard SQL is
 * read as the dialect that it most looks like; one that was chosen is held to.
 */
export async function layOutSql(
  text: string,
  options: Options,
): Promise<Result<LaidOutSql, ParseProblem>> {
  const { format } = await import("sql-formatter");
  const layOut = (dialect: Dialect): Result<string, ParseProblem> => {
    try {
      const formatted = format(text, {
        language: dialect,
        useTabs: options.indent === "tab",
        tabWidth: options.indent === "tab" ? 4 : Number(options.indent),
        keywordCase: options.keywordCase,
        expressionWidth: Number(options.width) / 2,
      });
      const torn = tornPiece(text, formatted);
      if (torn === null) return ok(`${formatted}\n`);
      const reason = `“${torn}” cannot be read as ${dialectName(dialect)} SQL`;
      return failWith({ at: Math.max(0, text.indexOf(torn)), reason });
    } catch (error) {
      return failWith(faultOf(error instanceof Error ? error.message : String(error)));
    }
  };

  const tried = options.dialect === "sql" ? dialectsFor(text) : [options.dialect];
  for (const dialect of tried) {
    const laidOut = layOut(dialect);
    if (laidOut.ok) return ok({ text: laidOut.value, dialect });
  }
  const refused = layOut(options.dialect);
  return refused.ok ? ok({ text: refused.value, dialect: options.dialect }) : refused;
}

/** "Parse error at token: ) at line 1 column 8" in words, with its place. */
function faultOf(message: string): ParseProblem {
  const [, line = 1, column = 1] = /line (\d+) column (\d+)/.exec(message) ?? [];
  const [, token] =
    /^Parse error(?: at token:|: Unexpected) "?(\S+?)"?(?:\s|$)/.exec(message) ?? [];
  const reason = token === "«EOF»" ? "The text ends too early" : token && `Unexpected “${token}”`;
  return {
    line: Number(line),
    column: Number(column),
    reason: reason ?? message.split("\n", 1)[0] ?? "",
  };
}
