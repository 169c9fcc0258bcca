import { useDeferredValue, useEffect, useEffectEvent, useState } from "react";
import { openWorker } from "#browser/worker.ts";
import type { Hint } from "../../logic/hint.ts";
import { flagsOf, sightOf, type Action, type Cover, type State } from "../../logic.ts";
import { describeHint, describeVerdict } from "../announcements.ts";
import type { MinesweeperJobs } from "../../worker.ts";

const layDeadlineMs = 5000;
const hintRules = { deadlineMs: 5000 };

/** What the solver says of the board as it is, and the cells it speaks of. */
interface Advice {
  covers: readonly Cover[]; // as soon as they change, it is out of date
  text: string;
  hint: Hint | null;
}

/** Has boards made and hints found by a worker. It ends with the page. */
export function useSolver(state: State, send: (action: Action) => void) {
  const [solver] = useState(() =>
    openWorker<MinesweeperJobs>(
      () => new Worker(new URL("../../worker.ts", import.meta.url), { type: "module" }),
    ),
  );
  useEffect(() => () => solver.end(), [solver]);

  const { kind, seed, isLaying } = state;
  useEffect(() => {
    if (kind.noGuess) solver.prepare();
  }, [kind, solver]);

  const layNext = useEffectEvent((attempt: number | null) =>
    send({
      type: "lay",
      attempt: attempt ?? 0,
      isProven: attempt !== null,
      at: performance.now(),
    }),
  );
  useEffect(() => {
    if (!isLaying) return;
    const stop = new AbortController();
    const search = async () => {
      const rules = { deadlineMs: layDeadlineMs, signal: stop.signal };
      const answer = await solver.call("lay", { ground: kind, seed }, rules);
      if (!stop.signal.aborted) layNext(answer.ok ? answer.value : null);
    };
    void search();
    return () => stop.abort();
  }, [isLaying, kind, seed, solver]);

  const [advice, setAdvice] = useState<Advice | null>(null);

  /** Looks for what is certain next. */
  const askHint = async (): Promise<Advice> => {
    const { covers } = state;
    send({ type: "hint" });
    const answer = await solver.call("hint", questionOf(state, covers), hintRules);
    const hint = answer.ok ? answer.value : null;
    const text = hint === null ? tooHard : describeHint(kind, state.counts, hint);
    const found = { covers, text, hint };
    setAdvice(found);
    return found;
  };

  const shown = useDeferredValue(state); // all its mines, before anyone is asked why
  const { last } = shown;
  const lost = useEffectEvent(() => shown);
  useEffect(() => {
    if (last?.type !== "lost") return;
    const game = lost();
    const judge = async () => {
      const question = { ...questionOf(game, last.before), exploded: game.exploded };
      const answer = await solver.call("judge", question, hintRules);
      if (!answer.ok) return;
      const { covers } = game;
      setAdvice({ covers, text: describeVerdict(game, answer.value), hint: answer.value.hint });
    };
    void judge();
  }, [last, solver]);

  return { advice: advice?.covers === state.covers ? advice : null, askHint };
}

const questionOf = (state: State, covers: readonly Cover[]) => ({
  ground: state.kind,
  sight: sightOf(state, covers),
  flags: flagsOf(covers),
});

const tooHard = "This board is too tangled for a hint.";
