import { useEffect, useEffectEvent, useState } from "react";
import {
  jsonCodec,
  scoreCodec,
  storedShape,
  storedValue,
  wordCodec,
  type StoredValue,
} from "#browser/storage.ts";
import { onAway } from "#browser/visibility.ts";
import { storedResults } from "#ui/game/results/stored-results.ts";
import { useResults } from "#ui/game/results/use-results.ts";
import { useBest } from "#ui/game/use-best.ts";
import { useGame } from "#ui/game/use-game.ts";
import { useStored } from "#ui/use-stored.ts";
import {
  addResult,
  dayOptions,
  detailsShape,
  figuresOf,
  game,
  isDrawn,
  isSameTest,
  loadWords,
  plausibleBest,
  readResults,
  recordKey,
  recordProblem,
  type Kind,
  type Options,
} from "../logic.ts";
import { keptRun } from "./kept-run.ts";
import { finishedOf, kind as resultKind } from "./results.ts";

const kindSetting = storedValue<Kind>(
  "tabkit-typing-test-kind",
  wordCodec(["text", "code", "time", "words"]),
);
const settings = storedShape("tabkit-typing-test-options", detailsShape);
const history = storedValue("tabkit-typing-test", jsonCodec(readResults));

const bests = new Map<string, StoredValue<number>>();

/** One store per key for the whole visit: a new one on every render would subscribe for ever. */
function bestOf(options: Options): StoredValue<number> {
  const key = recordKey(options);
  const known = bests.get(key) ?? storedValue(key, scoreCodec);
  bests.set(key, known);
  return known;
}

/** Of the day's test the first try counts: at the second everyone knows the words. */
const isTriedAgain = (seed: number | null): boolean =>
  seed !== null && storedResults(resultKind.id).read().days.includes(seed);

/** The test at hand, what was chosen for the next one, its best and all results. */
export function useRun() {
  const [kind, setKind] = useStored(kindSetting);
  const [details, setDetails] = useStored(settings);
  const options: Options = { ...details, kind };
  const { state, send } = useGame(game, { kept: keptRun });
  const [problem, setProblem] = useState("");
  const [speeds, setSpeeds] = useStored(history);
  const figures = figuresOf(state);

  const isResult = state.phase === "complete" && !state.isAided;
  const noRecord = recordProblem({ ...figures, pauses: state.pauses });
  const store = bestOf(state.options);
  // As it was when this test began.
  const [goal, setGoal] = useState(() => plausibleBest(store.read()));
  const [isAgain, setAgain] = useState(() => isTriedAgain(state.seed));
  const isRecord = isResult && noRecord === "" && !isAgain;
  useBest(store, isRecord ? Math.round(figures.wpm) : 0);
  const results = useResults(resultKind, finishedOf(state, goal));
  const [best] = useStored(bestOf(options));
  useEffect(() => {
    // One that cannot be true goes: it would also be shown on the game's card.
    if (plausibleBest(store.read()) !== store.read()) store.update(plausibleBest);
  }, [store]);

  const keep = useEffectEvent(() => {
    const { wpm, accuracy } = figures;
    setSpeeds((now) => addResult(now, { wpm, accuracy, kind: state.options.kind }));
  });
  useEffect(() => {
    if (isResult) keep();
  }, [isResult]);

  const leave = useEffectEvent(() => send({ type: "leave", at: performance.now() }));
  useEffect(() => onAway(() => leave()), []);

  const begin = (wanted: Options, words: readonly string[], seed?: number) => {
    setGoal(plausibleBest(bestOf(wanted).read()));
    setAgain(isTriedAgain(seed ?? null));
    setProblem("");
    send({ type: "start", options: wanted, words, ...(seed === undefined ? {} : { seed }) });
  };
  const start = (wanted = options, seed?: number) => {
    if (!isDrawn(wanted.kind)) return begin(wanted, []);
    loadWords().then(
      (words) => begin(wanted, words, seed),
      () => setProblem("The words could not be loaded. Go online once, then start again."),
    );
  };
  const choose = (wanted: Options) => {
    const { kind, ...rest } = wanted;
    setKind(() => kind);
    setDetails(() => rest);
    // A test that has begun is not thrown away: what was chosen waits for the next one.
    const isUntouched = state.phase === "typing" && state.typed === "";
    if (isUntouched && !isSameTest(wanted, state.options)) start(wanted);
  };

  return {
    state,
    send,
    figures,
    options,
    best: plausibleBest(best),
    goal,
    noRecord,
    results,
    speeds,
    problem,
    start,
    startDay: (seed: number) => start({ ...dayOptions, pace: options.pace }, seed),
    choose,
  };
}

export type Run = ReturnType<typeof useRun>;
