import { diceFrom, shuffle } from "#domain/dice.ts";
import type { Game } from "#domain/game.ts";
import type { Replayable } from "#domain/recording.ts";
import type { Mode, Options } from "./logic/options.ts";
import { formatHex, formatRgb, rollColor, rollDecoy, type Color } from "./logic/palette.ts";
import { replayWords } from "./logic/replay.ts";
import { isRoundOver, type Action, type Round, type State } from "./logic/state.ts";

export { aims, modeOf, modes, optionsShape } from "./logic/options.ts";
export type { Aim, Mode, Options } from "./logic/options.ts";
export { formatHex, levels } from "./logic/palette.ts";
export type { Color, Level } from "./logic/palette.ts";
export { isRoundOver, questionsPerRound } from "./logic/state.ts";
export type { Action, State } from "./logic/state.ts";

const optionCount = 4;
const laterRound: Round = { asked: 0, correct: 0, isFirst: false };

/** The game with its options. */
export const colorGuess = (options: Options): Game<State, Action> => ({
  // Spec §4: a new question is created on load.
  start: (seed) =>
    ask({
      seed,
      dice: diceFrom(seed),
      options,
      firstOptions: options,
      question: null,
      chosen: null,
      score: 0,
      total: 0,
      streak: 0,
      bestStreak: 0,
      round: { ...laterRound, isFirst: true },
      last: null,
    }),
  step(state, action) {
    switch (action.type) {
      case "answer":
        return answer(state, action.color);
      case "next":
        // A question cannot be skipped: it would be a way around a wrong answer.
        if (state.question !== null && state.chosen === null) return state;
        return ask(isRoundOver(state) ? { ...state, round: laterRound } : state);
      case "change":
        // Spec §4: … and whenever the mode changes.
        return ask({ ...state, options: action.options, round: laterRound });
      case "reset":
        return {
          ...state,
          question: null,
          chosen: null,
          score: 0,
          total: 0,
          streak: 0,
          round: laterRound,
          last: { type: "reset" },
        };
      case "tick":
        return state;
    }
  },
  pace: () => null,
});

/** The game as it is written down. */
export const replay: Replayable<State, Action, Options> = { ...replayWords, game: colorGuess };

function ask(state: State): State {
  let [color, dice] = rollColor(state.dice);
  const options = [color];
  while (options.length < optionCount) {
    [color, dice] = rollDecoy(dice, options, state.options.level);
    options.push(color);
  }
  const [answerColor = 0] = options;
  const [shuffled, next] = shuffle(dice, options);
  return {
    ...state,
    dice: next,
    question: { answer: answerColor, options: shuffled },
    chosen: null,
    last: { type: "asked" },
  };
}

/** Spec §4: Each question can be answered once … Every answer increments the total. */
function answer(state: State, color: Color): State {
  const { question, chosen } = state;
  if (question === null || chosen !== null || !question.options.includes(color)) return state;
  const isRight = color === question.answer;
  const streak = isRight ? state.streak + 1 : 0;
  return {
    ...state,
    chosen: color,
    total: state.total + 1,
    score: state.score + (isRight ? 1 : 0),
    streak,
    bestStreak: Math.max(state.bestStreak, streak),
    round: {
      ...state.round,
      asked: state.round.asked + 1,
      correct: state.round.correct + (isRight ? 1 : 0),
    },
    last: { type: isRight ? "correct" : "wrong" },
  };
}

/** Spec §9: accuracy = round(correct/total*100); nothing asked is 0. */
export const accuracyOf = ({ score, total }: Pick<State, "score" | "total">): number =>
  total === 0 ? 0 : Math.round((score / total) * 100);

/** Spec §9: 80 and above green, 60 and above yellow, below 60 red. */
export function accuracyTone(accuracy: number): "good" | "yellow" | "bad" {
  if (accuracy >= 80) return "good";
  return accuracy >= 60 ? "yellow" : "bad";
}

export const formatColor = (color: Color, mode: Mode): string =>
  mode === "hex" ? formatHex(color) : formatRgb(color);
