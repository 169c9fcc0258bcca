import { useRef, useState } from "react";
import type { StoredValue } from "#browser/storage.ts";
import type { Game } from "#domain/game.ts";
import { isCountdown, isUnderWay, type Phase, type PhaseAction } from "#domain/phase.ts";
import { phaseKey } from "./phase-keys.ts";
import { useBest } from "./use-best.ts";
import { useKeys } from "./use-keys.ts";
import type { PlayOptions } from "./replay/play.ts";
import { useMovingGame } from "./use-moving-game.ts";
import { usePlayMode } from "./use-play-mode.ts";

interface PhaseState {
  phase: Phase;
  score: number;
}

interface Options<State, Action, Rules> extends Pick<
  PlayOptions<State, Action | PhaseAction, Rules>,
  "replay" | "seed" | "isRace" | "kept"
> {
  /** What the page shows besides the board: it renders only when one of these is another. */
  shown: readonly (keyof State)[];
  /** Where the best score of this way to play is kept. */
  bestOf: (state: State) => StoredValue<number>;
  /** What a key does when it goes down, and when it comes up again. */
  actionOf: (event: KeyboardEvent) => Action | PhaseAction | undefined;
  releaseOf?: (code: string) => Action | PhaseAction | undefined;
  /** The keys that pause and go on: P, unless told. */
  toggles?: readonly string[];
}

/** A game that runs by itself, with its start, pause, end, keys and best score. */
export function usePhaseGame<State extends PhaseState, Action, Rules = unknown>(
  game: Game<State, Action | PhaseAction>,
  {
    shown,
    bestOf,
    actionOf,
    releaseOf,
    toggles,
    replay,
    seed,
    isRace,
    kept,
  }: Options<State, Action, Rules>,
) {
  const moving = useMovingGame(game, {
    shown,
    away: { type: "pause" },
    replay,
    seed,
    isRace,
    kept,
  });
  const { state, send, restart } = moving;
  const { phase, score } = state;
  const best = useBest(bestOf(state), score);
  // The best score when this game began. Of one that is found again it may have been its own by then.
  const [goal, setGoal] = useState(best > score ? best : 0);
  const area = useRef<HTMLElement>(null);
  const board = useRef<HTMLCanvasElement>(null);

  // A button that disappears must not take the focus with it.
  const focusBoard = () => board.current?.focus({ preventScroll: true });
  const start = () => {
    // Another game is another recording, and has the options that were chosen meanwhile.
    if (phase === "over") restart();
    setGoal(bestOf(moving.look()).read());
    send({ type: "start" });
    focusBoard();
  };
  const resume = () => {
    send({ type: "resume" });
    focusBoard();
  };
  const pause = () => send({ type: "pause" });

  usePlayMode(phase !== "idle", phase);
  useKeys({
    area,
    board,
    isPlaying: phase === "running" || isCountdown(phase),
    press(event) {
      if (phase === "idle") return false;
      const asked = phaseKey(event, phase, toggles);
      const action = actionOf(event);
      if (asked === "pause") pause();
      else if (asked === "resume") resume();
      else if (action === undefined) return false;
      // A held key repeats by the game's own clock. After the end it does nothing, but the page
      // does not scroll under someone who was still playing.
      else if (!event.repeat) send(action);
      return true;
    },
    release(code) {
      const action = releaseOf?.(code);
      if (action !== undefined) send(action);
    },
  });

  return {
    ...moving,
    area,
    board,
    best,
    goal,
    isBest: phase === "over" && score > goal,
    start,
    resume,
    pause,
    reset: () => restart(),
    /** Plays by other rules. A running game is not thrown away: they wait for the next one. */
    change: (another: typeof game) => {
      if (!isUnderWay(phase)) restart(another);
    },
  };
}
