import { addToHistory } from "#domain/keypad.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Draft, Outcome } from "./draft.ts";
import { evaluate, type Context } from "./evaluate.ts";
import type { Angle } from "./functions.ts";
import { readTokens, type Place, type Token } from "./lexer.ts";
import type { State } from "./state.ts";
import { parse } from "./parser.ts";
import { readingOf } from "./reading.ts";

/** What an expression comes to, or what is wrong with it and where. */
export function work(text: string, context: Context): Result<Outcome, Place> {
  const node = parse(text);
  if (!node.ok) return fail(node.message, node.detail);
  return ok({ answer: evaluate(node.value, context), reading: readingOf(node.value) });
}

/** What the draft comes to, or came to when "=" was pressed. */
export const outcomeOf = ({ draft, Ans, memory }: State, angle: Angle): Result<Outcome, Place> =>
  draft.done === null ? work(draft.text, { angle, Ans, M: memory }) : ok(draft.done);

/** What is wrong with a draft on which nobody has pressed "=" yet; "" when nothing is. */
export function problemOf({ text, failure }: Draft, outcome: Result<Outcome, Place>): string {
  const isSaid = failure !== null;
  return outcome.ok || isSaid || text.trim() === "" ? "" : outcome.message;
}

/** "=" puts the result into the history and into Ans, or says what is wrong. */
export function finishDraft(state: State, angle: Angle): State {
  if (state.draft.done !== null) return state;
  const outcome = outcomeOf(state, angle);
  if (!outcome.ok) return { ...state, draft: { ...state.draft, failure: outcome } };
  const { answer, reading } = outcome.value;
  return {
    ...state,
    pad: addToHistory(state.pad, reading, answer.value),
    Ans: answer.value,
    draft: { ...state.draft, done: outcome.value, failure: null },
  };
}

/** The reading, where it says more than what was typed; "" where it does not. */
export function readingNote(typed: string, reading: string): string {
  const [given, understood] = [readTokens(typed), readTokens(reading)];
  if (!given.ok || !understood.ok) return "";
  const isSame = joined(given.value) === joined(understood.value);
  return isSame && given.value.every(({ isScaled }) => isScaled !== true) ? "" : reading;
}

const joined = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(" ");
