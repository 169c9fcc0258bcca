import { useEffect, useEffectEvent, useRef, useState } from "react";
import { every, type Clock } from "#browser/clock.ts";
import { onAway } from "#browser/visibility.ts";
import type { Game, Tick } from "#domain/game.ts";
import { playedMs } from "#domain/recording.ts";
import {
  newPlay,
  openPlay,
  replayText,
  stepPlay,
  useLeftPlay,
  type Play,
  type PlayOptions,
} from "./replay/play.ts";
import { useKeptRun } from "./replay/use-kept-run.ts";

interface Options<State, Action, Rules> extends PlayOptions<State, Action, Rules> {
  /** What the page shows besides the board: it renders only when one of these is another. */
  shown: readonly (keyof State)[];
  /** What happens when the visitor turns to another tab or window: usually a pause. */
  away: Action;
}

/**
 * `useGame` for a board that changes with every frame and is drawn without React. `look` answers
 * the state at this very moment; `state` is the one that the page was last rendered with.
 */
export function useMovingGame<State, Action, Rules = unknown>(
  game: Game<State, Action>,
  options: Options<State, Action, Rules>,
) {
  const { shown, away, replay, seed, isRace = false } = options;
  useLeftPlay(options);
  const [rendered, setRendered] = useState(() => openPlay(game, options));
  const { state, round } = rendered;
  const live = useRef(rendered);
  const clock = useRef<Clock>(null);
  const keepLater = useKeptRun(replay, () => live.current, { keepsEnd: false });

  const apply = (next: Play<State>) => {
    if (next === live.current) return;
    const isSeen = shown.some((key) => next.state[key] !== live.current.state[key]);
    live.current = next;
    keepLater();
    if (isSeen || next.round !== round) setRendered(next);
  };
  const step = (action: Action | Tick) => apply(stepPlay(game, replay, live.current, action));

  const tick = useEffectEvent((at: number, ofRound: number) => {
    // A tick of an old game never reaches a new one.
    if (ofRound === live.current.round) step({ type: "tick", at });
  });
  const pace = game.pace(state);
  useEffect(() => {
    if (pace === null) return;
    const running = every(pace, (at) => tick(at, round));
    clock.current = running;
    return () => {
      clock.current = null;
      running.stop();
    };
  }, [pace, round]);

  const leave = useEffectEvent(() => step(away));
  useEffect(() => onAway(() => leave()), []);

  // What is due comes first, so that a game runs alike at every frame rate.
  const look = (): State => {
    clock.current?.catchUp();
    return live.current.state;
  };
  const send = (action: Action) => {
    look();
    step(action);
  };
  /** Begins anew; with another game, if its options have just changed, and with a seed of choice. */
  const restart = (another = game, wanted = isRace ? seed : undefined) =>
    apply(newPlay(another, { replay, seed: wanted }, live.current.round + 1));
  return {
    state,
    look,
    send,
    restart,
    /** The game so far as a replay; `null` when it is not recorded. */
    replayText: () => replayText(replay, live.current),
    /** For how long it has been played. */
    playedMs: () =>
      live.current.tape === null ? 0 : playedMs(live.current.tape, performance.now()),
  };
}
