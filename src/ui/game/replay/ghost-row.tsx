import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { every } from "#browser/clock.ts";
import { Button } from "../../button.tsx";
import type { Ghost, Stage } from "./stage.ts";

interface Props<State, Options> {
  stage: Pick<Stage<State, Options>, "challenge" | "leave">;
  resultOf: (state: State) => string;
  draw: (state: State) => ReactNode;
  /** For how long the visitor has played. */
  playedMs: () => number;
  /** The visitor's game is over: nothing is held back any more. */
  isOver: boolean;
}

/** Often enough for the eye. */
const lookMs = 100;

/** Whom one races against, if one does: a small board, and its result after the same time. */
export function GhostRow<State, Options>({ stage, ...rest }: Props<State, Options>) {
  const ghost = stage.challenge?.ghost;
  return ghost && <Row ghost={ghost} onLeave={stage.leave} {...rest} />;
}

interface RowProps<State> extends Omit<Props<State, unknown>, "stage"> {
  ghost: Ghost<State>;
  onLeave: () => void;
}

function Row<State>({ ghost, resultOf, draw, playedMs, isOver, onLeave }: RowProps<State>) {
  const { playback, result } = ghost;
  const [passed, setPassed] = useState(0);
  const look = useEffectEvent(() => setPassed(playback.stepsBy(playedMs())));
  useEffect(() => {
    if (isOver) return;
    const clock = every(lookMs, () => look());
    return () => clock.stop();
  }, [isOver]);

  const steps = isOver ? playback.length : passed;
  const state = playback.stateAfter(steps);
  const isDone = steps === playback.length;
  return (
    <div
      data-ghost
      className="flex basis-full! items-center gap-3 rounded-md border border-line bg-raised p-2 text-sm compact:py-0.5 compact:text-xs"
    >
      <div
        role="img"
        aria-label={`The ghost's board. ${resultOf(state)}`}
        className="w-24 shrink-0 compact:w-12"
      >
        <div inert>{draw(state)}</div>
      </div>
      <p className="min-w-0 flex-1">
        <span className="block text-soft">{isDone ? "Ghost, at its end" : "Ghost"}</span>
        <strong className="figures block font-semibold">{resultOf(state)}</strong>
        {!isDone && <span className="figures block text-soft">comes to {result}</span>}
      </p>
      <Button size="small" className="min-h-11 shrink-0" onClick={onLeave}>
        Leave race
      </Button>
    </div>
  );
}
