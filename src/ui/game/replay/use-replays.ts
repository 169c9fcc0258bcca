import { createElement, useEffect, useMemo, type ReactNode } from "react";
import type { Replayable } from "#domain/recording.ts";
import { useStored } from "../../use-stored.ts";
import { GhostRow } from "../afterwards.tsx";
import { storedText } from "./play.ts";
import type { Stage } from "./stage.ts";

/** The replays of a game, as its end, its panels and its frame take them. */
export interface Replays {
  id: string; // "snake"
  /** The game at hand, once it is over. */
  text: string | null;
  /** The visitor's best game, if it is kept. */
  best: string | null;
  watch: (text: string) => void;
  race: (text: string) => void;
  /** Whom one races against, if one does. */
  ghost: ReactNode;
}

/** A game that is recorded, as the hooks answer it. */
interface Recorded<State> {
  state: State;
  replayText: () => string | null;
  playedMs: () => number;
}

interface Options<State, Action, Rules> {
  replay: Replayable<State, Action, Rules>;
  stage: Stage<State, Rules>;
  /** Draws whom one races against, without what would give the game away. */
  drawGhost: (state: State) => ReactNode;
  /** Where the best game is kept, to be raced against, and whether this one takes its place. */
  best?: { key: string; isThis: boolean };
}

/** What can be done with a recorded game, and whom it races against. */
export function useReplays<State, Action, Rules>(
  { state, replayText, playedMs }: Recorded<State>,
  { replay, stage, drawGhost, best }: Options<State, Action, Rules>,
): Replays {
  const { id, resultOf } = replay;
  const isOver = replay.isOver(state);
  const text = isOver ? replayText() : null;
  return {
    id,
    text,
    best: useBestRun(best?.key ?? `tabkit-${id}-best-run`, best?.isThis === true ? text : null),
    watch: stage.watch,
    race: stage.race,
    ghost:
      stage.challenge?.ghost &&
      createElement(GhostRow<State, Rules>, { stage, resultOf, draw: drawGhost, playedMs, isOver }),
  };
}

/** The replay of the best game; `better` is one that takes its place. */
function useBestRun(key: string, better: string | null): string | null {
  const stored = useMemo(() => storedText(key), [key]);
  const [best, update] = useStored(stored);
  useEffect(() => {
    if (better !== null) update(() => better);
  }, [better, update]);
  return best;
}
