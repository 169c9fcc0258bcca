import { useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import { every, type Clock } from "#browser/clock.ts";
import { freshSeed } from "#browser/entropy.ts";
import type { StoredValue } from "#browser/storage.ts";
import { onAway } from "#browser/visibility.ts";
import type { Game, Tick } from "#domain/game.ts";

interface Options<State, Action> {
  /** Where the running game is kept, so that it survives a reload. */
  kept?: StoredValue<State | undefined>;
  /** What happens when the visitor turns to another tab or window: usually a pause. */
  away?: Action;
}

interface Play<State> {
  state: State;
  round: number; // counts the games, so that a new one never inherits a wait
}

type Command<Action> = { restart: number } | { action: Action } | { tick: Tick; round: number };

/** Plays any Game: keeps its state, and ticks it at the pace it asks for. */
export function useGame<State, Action>(
  game: Game<State, Action>,
  { kept, away }: Options<State, Action> = {},
) {
  const [{ state, round }, dispatch] = useReducer(
    (play: Play<State>, command: Command<Action>): Play<State> => {
      if ("restart" in command)
        return { state: game.start(command.restart), round: play.round + 1 };
      if ("tick" in command && command.round !== play.round) return play;
      const next = game.step(play.state, "tick" in command ? command.tick : command.action);
      return next === play.state ? play : { ...play, state: next };
    },
    undefined,
    () => ({ state: kept?.read() ?? game.start(freshSeed()), round: 0 }),
  );

  // Keyed on the pace, not on the state: a key press must not put off the next tick.
  const pace = game.pace(state);
  const clock = useRef<Clock>(null);
  useEffect(() => {
    if (pace === null) return;
    const running = every(pace, (at) => dispatch({ tick: { type: "tick", at }, round }));
    clock.current = running;
    return () => {
      clock.current = null;
      running.stop();
    };
  }, [pace, round]);

  const leave = useEffectEvent(() => {
    if (away !== undefined) dispatch({ action: away });
  });
  useEffect(() => onAway(leave), []);

  // Until something happened, what is stored stays as it is: it may be another version's.
  const [found] = useState(state);
  useEffect(() => {
    if (state !== found) kept?.update(() => state);
  }, [state, found, kept]);

  const send = (action: Action) => {
    // Ticks that are due come first, so that a game runs alike at every frame rate.
    clock.current?.catchUp();
    dispatch({ action });
  };
  const restart = (seed = freshSeed()) => dispatch({ restart: seed });
  return { state, send, restart };
}
