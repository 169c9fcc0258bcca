import { useState } from "react";
import { freshSeed } from "#browser/entropy.ts";
import {
  jsonCodec,
  scoreCodec,
  storedShape,
  storedValue,
  type StoredValue,
} from "#browser/storage.ts";
import { luckOf, type Stage } from "#ui/game/replay/stage.ts";
import { useReplays } from "#ui/game/replay/use-replays.ts";
import { useResults } from "#ui/game/results/use-results.ts";
import { useBest } from "#ui/game/use-best.ts";
import { useGame } from "#ui/game/use-game.ts";
import { useStored } from "#ui/use-stored.ts";
import {
  isRunning,
  lengths,
  optionsShape,
  readSave,
  replay,
  scoreOf,
  wordScramble,
  writeSave,
  type Action,
  type Length,
  type Options,
  type State,
} from "../logic.ts";
import { drawGhost } from "./dots.tsx";
import { finishedOf, kind } from "./results.ts";

const settings = storedShape("tabkit-word-scramble", optionsShape);
const bestScores = Object.fromEntries(
  lengths.map((length) => [length, storedValue(`tabkit-word-scramble-best-${length}`, scoreCodec)]),
) as Record<Length, StoredValue<number>>;

/** A game that began before there were recordings. */
const kept = storedValue<State | undefined>("tabkit-word-scramble-game", {
  parse: jsonCodec(readSave).parse,
  format: (state) =>
    state !== undefined && isRunning(state) ? JSON.stringify(writeSave(state)) : null,
});

/** It pauses when the visitor turns away, whenever that is. */
const away: Action = {
  type: "pause",
  get at() {
    return performance.now();
  },
};

/** The game, its options and its results, and everything that can be done. */
export function usePlay(stage: Stage<State, Options>) {
  const { challenge, leave } = stage;
  const [wanted, setWanted] = useStored(settings);
  const [isDaily, setDaily] = useState(false);
  const options = challenge?.options ?? wanted; // of the next game
  const dealt = isDaily ? optionsShape.initial : options;
  const game = useGame(wordScramble(dealt), { replay, kept, away, ...luckOf(challenge) });
  const { state, send, restart } = game;
  const running = isRunning(state);
  const isOver = state.phase === "over";

  // A best is that of a whole game, and words that someone may know already say nothing.
  const bestScore = bestScores[state.options.length];
  const best = useBest(bestScore, isOver && !state.isChosen ? scoreOf(state) : 0);
  const [goal, setGoal] = useState(() => bestScore.read()); // the best when this game began
  const replays = useReplays(game, { replay, stage, drawGhost });
  const results = useResults(kind, finishedOf(state, goal), replays);

  const start = (isChosen: boolean, { length }: Options) => {
    setGoal(bestScores[length].read());
    send({ type: "start", at: performance.now(), isChosen });
  };
  /** Another game, by the visitor's own options; it waits for Start. */
  const prepare = (seed = freshSeed()) => {
    leave();
    setDaily(false);
    restart(seed);
  };

  return {
    state,
    options,
    best,
    results,
    running,
    isDaily,
    // Who has played a day's words knows them.
    start: () =>
      start(challenge !== null || results.results.days.includes(state.seed), state.options),
    pause: () => send(away),
    resume: () => send({ type: "resume", at: performance.now() }),
    write: (text: string) => send({ type: "write", text, at: performance.now() }),
    take: (place: number) => send({ type: "take", place, at: performance.now() }),
    shuffle: () => send({ type: "shuffle" }),
    hint: () => send({ type: "hint" }),
    skip: () => send({ type: "skip", at: performance.now() }),
    next: () => send({ type: "next", at: performance.now() }),
    /** Another game at once; in a race, another try. */
    again: () => {
      setDaily(false);
      restart();
      start(challenge !== null, options);
    },
    playSeed: (seed: number) => {
      prepare(seed);
      start(true, wanted);
    },
    /** Begins nothing yet: who comes by a link is not thrown before a running clock. */
    prepareDaily: (seed: number) => {
      prepare(seed);
      setDaily(true);
    },
    changeOptions: (next: Options) => {
      setWanted(() => next);
      leave();
      // A running game is not thrown away: what was chosen waits for the next one.
      if (!running) prepare();
    },
  };
}
