import { useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import { every, type Clock } from "#browser/clock.ts";
import { freshSeed } from "#browser/entropy.ts";
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

type Command<Action> =
  | { restart: number }
  | { action: Action; nowMs: number }
  | { tick: Tick; round: number };

/** Plays any Game: keeps its state, and ticks it at the pace it asks for. */
export function useGame<State, Action, Options = unknown>(
  game: Game<State, Action>,
  options: PlayOptions<State, Action, Options> = {},
) {
  const { replay, seed, isRace = false, kept, away } = options;
  useLeftPlay(options);
  const [play, dispatch] = useReducer(
    (now: Play<State>, command: Command<Action>): Play<State> => {
      if ("restart" in command) {
        return newPlay(game, { replay, seed: command.restart }, now.round + 1);
      }
      if ("action" in command) return stepPlay(game, replay, now, command.action, command.nowMs);
      return command.round === now.round ? stepPlay(game, replay, now, command.tick) : now;
    },
    undefined,
    () => openPlay(game, options),
  );
  const { state, tape, round } = play;

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
    if (away !== undefined) dispatch({ action: away, nowMs: performance.now() });
  });
  useEffect(() => onAway(leave), []);

  // Until something happened, what is stored stays as it is: it may be another version's.
  const [found] = useState(play);
  const keepLater = useKeptRun(replay, () => play, { keepsEnd: true });
  const keep = useEffectEvent(() => {
    if (tape === null) kept?.update(() => state);
    else {
      keepLater();
      if (kept?.read() !== undefined) kept.update(() => undefined);
    }
  });
  useEffect(() => {
    if (play !== found) keep();
  }, [play, found]);

  const send = (action: Action) => {
    // Ticks that are due come first, so that a game runs alike at every frame rate.
    clock.current?.catchUp();
    dispatch({ action, nowMs: performance.now() });
  };
  const restart = (wanted = (isRace ? seed : undefined) ?? freshSeed()) =>
    dispatch({ restart: wanted });
  return {
    state,
    send,
    restart,
    /** The game so far as a replay; `null` when it is not recorded from its beginning. */
    replayText: () => replayText(replay, play),
    /** For how long it has been played. */
    playedMs: () => (tape === null ? 0 : playedMs(tape, performance.now())),
  };
}
