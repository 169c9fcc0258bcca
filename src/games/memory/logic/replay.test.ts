import { describe, expect, test } from "vitest";
import { proveReplays } from "#proof/replays.ts";
import { everyOptions, memory, replay, type Action, type State } from "../logic.ts";

describe("a game of Memory, watched again", () => {
  proveReplays({
    replay,
    everyOptions,
    actions: ({ isStarted, cards, seed }, at): Action[] => {
      if (!isStarted) return [{ type: "start", isChosen: seed % 2 === 0 }];
      const flips = cards.map(({ id: cell }) => ({ type: "flip", cell, at }) as const);
      return [...flips, { type: "hide", at }, { type: "show", at }];
    },
  });

  test.each(["", "f", "f36", "f99", "f01", "f-1", "f1.5", "F1", "f1 ", "f１", "ss", "toString"])(
    "%j is no move",
    (word) => {
      expect(replay.read(word, 5)).toBeUndefined();
    },
  );

  test("every card has a word of its own", () => {
    for (let cell = 0; cell < 36; cell += 1) {
      expect(replay.read(`f${cell}`, 7)).toEqual({ type: "flip", cell, at: 7 });
    }
  });
});

describe("what a replay is held to", () => {
  const dealt = memory(12).start(3);
  const found: State = {
    ...dealt,
    moves: 1,
    cards: dealt.cards.map((card, cell) => ({ ...card, isMatched: cell < 2 })),
  };
  const won: State = {
    ...dealt,
    moves: 20,
    playedMs: 65_999,
    cards: dealt.cards.map((card) => ({ ...card, isFlipped: true, isMatched: true })),
  };
  test.each([
    [dealt, "0 of 12 pairs · 0 moves"],
    [found, "1 of 12 pairs · 1 move"],
    [won, "12 pairs · 20 moves · 1:05"],
  ])("%#", (state, words) => {
    expect(replay.resultOf(state)).toBe(words);
  });
});
