import type { Saying } from "#domain/operation/operation.ts";
import { readLiteral } from "../literal.ts";
import { readPattern } from "../operating.ts";
import { explain } from "./explain.ts";
import { judge, type Risk, type Verdict } from "./safety.ts";

/** What is known of the time that a pattern may take. */
const riskWords: Record<Risk, string> = {
  none: "No slow text was found",
  long: "Slow: the time grows with the square of the text, or faster",
  danger: "Dangerous: the time doubles with every few characters",
  unknown: "The pattern is too large to judge",
};

const shownAttackChars = 80;

/** A verdict as lines; the text that is slow as a string of code. */
export function verdictText({ risk, culprits, attack }: Verdict): string {
  const isLong = attack !== null && attack.length > shownAttackChars;
  const shown = isLong ? attack.slice(0, shownAttackChars) : (attack ?? "");
  return [
    `risk: ${risk}`,
    riskWords[risk],
    ...culprits.map((culprit) => `part: ${culprit}`),
    ...(attack === null
      ? []
      : [
          `slow text: ${JSON.stringify(shown)}${isLong ? ` and so on, ${attack.length} characters` : ""}`,
        ]),
  ].join("\n");
}

const maxWordsChars = 110;

/** What a regular expression matches, in a few words. Without its slashes any text could be one. */
export async function saysOf(text: string): Promise<readonly Saying[]> {
  const isLiteral = readLiteral(text.trim()) !== null;
  const asked = isLiteral ? await readPattern(text.trim(), "") : null;
  if (asked?.ok !== true) return [];
  const { pattern, flags } = asked.value;
  const explained = explain(pattern, flags);
  if (!explained.ok) return [];
  const words = explained.value.map((part) => part.words).join(", then ");
  const shown =
    words.length > maxWordsChars ? `${words.slice(0, maxWordsChars).toWellFormed()}…` : words;
  const judged = judge(pattern, flags);
  const isDanger = judged.ok && judged.value.risk === "danger";
  return [
    {
      label: "Regex",
      words: shown,
      ...(isDanger ? { mark: { words: "can hang", is: "bad" } as const } : {}),
    },
  ];
}
