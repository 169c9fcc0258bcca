import { useEffect, useEffectEvent, useRef, useState } from "react";
import { every, type Clock } from "#browser/clock.ts";
import { freshSeed } from "#browser/entropy.ts";
import { onAway } from "#browser/visibility.ts";
import type { Game, Tick } from "#domain/game.ts";

interface Options<State, Action> {
  /** What the page shows besides the board: it renders only when one of these is another. */
  shown: readonly (keyof State)[];
  /** What happens when the visitor turns to another tab or window: usually a pause. */
  away: Action;
}

/**
 * `useGame` for a board that changes with every frame and is drawn without React. `look` answers
 * the state at this very moment; `state` is the one that the page was last rendered with.
 */
export function useMovingGame<State, Action>(
  game: Game<State, Action>,
  { shown, away }: Options<State, Action>,
) {
  const [rendered, setRendered] = useState(() => ({ state: game.start(freshSeed()), round: 0 }));
  const { state, round } = rendered;
  const live = useRef(rendered);
  const clock = useRef<Clock>(null);

  const apply = (next: State) => {
    const isSeen = shown.some((key) => next[key] !== live.current.state[key]);
    live.current = { ...live.current, state: next };
    if (isSeen) setRendered(live.current);
  };
  const step = (action: Action | Tick) => apply(game.step(live.current.state, action));

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
  /** Begins anew; with another game, if its options have just changed. */
  const restart = (another = game) => {
    live.current = { state: another.start(freshSeed()), round: live.current.round + 1 };
    setRendered(live.current);
  };
  return { state, look, send, restart };
}
