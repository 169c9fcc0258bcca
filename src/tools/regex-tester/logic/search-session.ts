import type { TellingJob } from "#domain/jobs.ts";
import { ok, type Result } from "#domain/result.ts";
import { madeText, type MadeText } from "#domain/transform.ts";
import { compile } from "./compile.ts";
import { findAll, shownPieceChars, type Found, type Match } from "./matching.ts";
import type { Action, PatternProblem } from "./search.ts";
import { locate } from "./syntax.ts";

interface Task {
  pattern: string;
  flags: string;
  action: Action;
}

export interface Answer extends Omit<Found, "output"> {
  output: MadeText | null;
  pieces: Pieces | null;
}

/** What a split gave. A group that took no part stands among them as `null`. */
export interface Pieces {
  total: number;
  head: (string | null)[]; // the beginnings of the first ones
}

const shownPieces = 10_000;

/** The first matches are told one by one: a slow pattern may never get to the next. */
const toldAlone = 100;

const nothing: Answer = { total: 0, listed: 0, output: null, isCut: false, pieces: null };

/**
 * The worker's jobs around one open text. It lives here, so that it is read before the clock of a
 * search starts to run.
 */
export function openSearch() {
  let text = "";
  return {
    async open(given: string | Blob) {
      text = typeof given === "string" ? given : await given.text();
      return ok(null);
    },

    run({ pattern, flags, action }: Task, job: TellingJob): Result<Answer, PatternProblem> {
      const compiled = compile(pattern, flags, locate);
      if (!compiled.ok) return compiled;
      if (text === "") return ok(nothing);
      let told: Match[] = [];
      const flush = () => {
        job.tell(told);
        told = [];
      };
      const onMatch = (match: Match) => {
        told.push(match);
        if (match.index < toldAlone || told.length === toldAlone) flush();
      };
      const { output, ...found } = findAll(
        compiled.value,
        text,
        onMatch,
        action.kind === "replace" ? action : null,
      );
      flush();
      const split = action.kind === "split" ? text.split(compiled.value) : null;
      return ok({
        ...found,
        output: split ? madeText(split.join("\n")) : output === null ? null : madeText(output),
        pieces: split && {
          total: split.length,
          // A group that took no part is undefined, whatever the type says.
          head: split
            .slice(0, shownPieces)
            .map((piece: string | undefined) => piece?.slice(0, shownPieceChars) ?? null),
        },
      });
    },
  };
}
