import { useDeferredValue, useEffect, useEffectEvent, useState } from "react";
import { later } from "#ui/game/later.ts";
import type { Hint } from "../../logic/hint.ts";
import { flagsOf, sightOf, type Action, type Cover, type State } from "../../logic.ts";

const layDeadlineMs = 5000;
const hintRules = { deadlineMs: 5000 };

/** What the solver says of the board as it is, and the cells it speaks of. */
interface Advice {
  covers: readonly Cover[]; // as soon as they change, it is out of date
  text: string;
  hint: Hint | null;
}

const parts = later(() => import("./solver.ts"));

/** Nobody needs it before the first cell is open: it is loaded then, and opened when it is asked. */
function laterSolver() {
  let solver: ReturnType<typeof import("./solver.ts").openSolver> | null = null;
  return {
    /** The solver and its words; `null` where they cannot be loaded. */
    async open() {
      await (parts.look().hasFailed ? parts.retry() : parts.load()).catch(() => {});
      const { part } = parts.look();
      if (part === null) return null;
      solver ??= part.openSolver();
      return { ...part, solver };
    },
    end: () => solver?.end(),
  };
}

/** Has boards made and hints found by a worker. It ends with the page. */
export function useSolver(state: State, send: (action: Action) => void) {
  const [solver] = useState(laterSolver);
  useEffect(() => () => solver.end(), [solver]);

  const { kind, seed, isLaying, presses } = state;
  useEffect(() => {
    if (kind.noGuess) void solver.open().then((opened) => opened?.solver.prepare());
  }, [kind, solver]);
  const isBegun = presses > 0;
  useEffect(() => {
    if (isBegun) parts.load().catch(() => {});
  }, [isBegun]);

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
      const opened = await solver.open();
      if (stop.signal.aborted) return;
      const answer = await opened?.solver.call("lay", { ground: kind, seed }, rules);
      if (!stop.signal.aborted) layNext(answer?.ok === true ? answer.value : null);
    };
    void search();
    return () => stop.abort();
  }, [isLaying, kind, seed, solver]);

  const [advice, setAdvice] = useState<Advice | null>(null);

  /** Looks for what is certain next. */
  const askHint = async (): Promise<Advice> => {
    const { covers } = state;
    const found = { covers, ...(await hintFor(covers)) };
    setAdvice(found);
    return found;
  };
  const hintFor = async (covers: State["covers"]): Promise<Omit<Advice, "covers">> => {
    const opened = await solver.open();
    if (opened === null) return { text: notLoaded, hint: null };
    send({ type: "hint" });
    const answer = await opened.solver.call("hint", questionOf(state, covers), hintRules);
    if (!answer.ok || answer.value === null) return { text: tooHard, hint: null };
    return { text: opened.describeHint(kind, state.counts, answer.value), hint: answer.value };
  };

  const shown = useDeferredValue(state); // all its mines, before anyone is asked why
  const { last } = shown;
  const lost = useEffectEvent(() => shown);
  useEffect(() => {
    if (last?.type !== "lost") return;
    const game = lost();
    const judge = async () => {
      const question = { ...questionOf(game, last.before), exploded: game.exploded };
      const opened = await solver.open();
      const answer = await opened?.solver.call("judge", question, hintRules);
      if (opened === null || answer?.ok !== true) return;
      const { covers } = game;
      const text = opened.describeVerdict(game, answer.value);
      setAdvice({ covers, text, hint: answer.value.hint });
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

const notLoaded = "Hints could not be loaded. Go online once, then ask again.";
const tooHard = "This board is too tangled for a hint.";
