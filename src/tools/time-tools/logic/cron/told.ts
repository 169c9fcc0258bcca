import { distanceWords, momentWords } from "#domain/moment-words.ts";
import { writeFacts, type Fact } from "#domain/operation/facts.ts";
import type { Outcome, Saying } from "#domain/operation/operation.ts";
import { fail } from "#domain/result.ts";
import { fieldsAt } from "#domain/zones.ts";
import { nsPerMs } from "../calendar.ts";
import { nextRuns, noRunsText } from "./cron-runs.ts";
import { cronWords } from "./cron-words.ts";
import { readCron, type Cron } from "./cron.ts";
import type { DialectChoice } from "./dialect.ts";
import { isoText } from "../formats.ts";

interface Asked {
  dialect: DialectChoice;
  runs: number;
  as: "text" | "json";
}

/** An expression in words, with its next runs in a zone. */
export function tellCron(text: string, asked: Asked, zone: string, nowMs: number): Outcome<string> {
  const read = readCron(text, asked.dialect);
  if (!read.ok) return fail(`${read.message}: ${read.detail ?? ""}.`);
  const facts = cronFacts(read.value, zone, nowMs, asked.runs);
  return { ok: true, value: writeFacts(facts, asked.as), notes: read.value.notes };
}

/** What an expression means, and when it runs next. */
function cronFacts(cron: Cron, zone: string, nowMs: number, count: number): readonly Fact[] {
  const runs = nextRuns(cron, zone, nowMs, count);
  return [
    { label: "In words", value: cronWords(cron) },
    { label: "Rule", value: cron.rule },
    ...runs.map(({ at, isMoved }, index) => ({
      label: `Run ${index + 1}`,
      value: isoText(BigInt(at) * nsPerMs, zone) + (isMoved ? " (moved: clocks jump)" : ""),
    })),
    ...(runs.length === 0 && count > 0 ? [{ label: "Runs", value: noRunsText(cron) }] : []),
  ];
}

/** What a cron expression says, in a few words. */
export function saysOfCron(text: string, zone: string, nowMs: number): readonly Saying[] {
  const read = readCron(text, "auto");
  if (!read.ok) return [];
  const [next] = nextRuns(read.value, zone, nowMs, 1);
  return [
    { label: "Cron", words: short(cronWords(read.value)) },
    next === undefined
      ? { label: "Next run", words: noRunsText(read.value) }
      : {
          label: "Next run",
          words: `${momentWords(fieldsAt(zone, BigInt(next.at) * nsPerMs))} ${zone}`,
          mark: { words: distanceWords(next.at, nowMs), is: "plain" },
        },
  ];
}

const short = (words: string): string => (words.length > 120 ? `${words.slice(0, 119)}…` : words);
