import { seedName } from "#domain/seed.ts";
import { accuracyOf, formatColor, type State } from "../logic.ts";

/** Spec §8. */
export const messages = { wrong: "❌ Wrong!", correct: "🎉 Correct!" } as const;

/** What a screen reader says. */
export function describeLast(state: State): string {
  const { last, question, options } = state;
  const code = question === null ? "" : formatColor(question.answer, options.mode);
  switch (last?.type) {
    case undefined:
      return "";
    case "asked":
      return `Question ${state.total + 1}.`;
    case "correct":
      return `Correct! It is ${code}. Streak ${state.streak}.`;
    case "wrong":
      return `Wrong! It is ${code}.`;
    case "reset":
      return "Score reset.";
  }
}

/** What a visitor copies to show how it went. */
export const resultText = (state: State): string =>
  `Color Guess, ${seedName(state.seed)}\n${state.score}/${state.total} · ${accuracyOf(state)}% · best streak ${state.bestStreak}`;
