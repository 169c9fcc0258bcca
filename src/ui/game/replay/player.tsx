import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import StepBack from "lucide-react/icons/step-back";
import StepForward from "lucide-react/icons/step-forward";
import { useState, type KeyboardEvent, type ReactNode } from "react";
import { countUpTo, type Playback } from "#domain/recording-playback.ts";
import { maxWaitMs } from "#domain/recording.ts";
import { minutesAndSeconds } from "#domain/wording.ts";
import { IconButton } from "../../icon-button.tsx";
import { Segmented } from "../../segmented.tsx";
import { Button } from "../../button.tsx";
import { usePlayback } from "./use-playback.ts";

interface Props<State> {
  playback: Playback<State>;
  /** What the game has come to by then: "Score 30". */
  resultOf: (state: State) => string;
  draw: (state: State) => ReactNode;
}

const speeds = [
  ["0.5", "½×"],
  ["1", "1×"],
  ["2", "2×"],
  ["4", "4×"],
  ["8", "8×"],
] as const;
type Speed = (typeof speeds)[number][0];

/** Shows a game again: it plays, stands, and goes step by step. It never starts by itself. */
export function Player<State>({ playback, resultOf, draw }: Props<State>) {
  const [speed, setSpeed] = useState<Speed>("1");
  const { steps, isPlaying, toggle, goTo } = usePlayback(playback, Number(speed));
  const { stops, timeOf, durationMs } = playback;
  const state = playback.stateAfter(steps);
  const stop = countUpTo(stops, steps);
  const goToStop = (wanted: number) => goTo(wanted <= 0 ? 0 : (stops[wanted - 1] ?? steps));
  const forward = () => goToStop(Math.min(stop + 1, stops.length));
  // Between two stops, the one before is behind.
  const back = () => goToStop(stops[stop - 1] === steps ? stop - 1 : stop);
  const time = `${clockOf(timeOf(steps))} of ${clockOf(durationMs)}`;
  const words = `${resultOf(state)}, ${time}`;

  const press = (event: KeyboardEvent) => {
    const { target } = event;
    const isField = target instanceof HTMLInputElement;
    if (event.key === " " && !(target instanceof HTMLButtonElement)) toggle();
    else if (event.key === "ArrowRight" && !isField) forward();
    else if (event.key === "ArrowLeft" && !isField) back();
    else return;
    event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys are those of the controls in it
    <div role="group" aria-label="Player" className="flex flex-col gap-3" onKeyDown={press}>
      <div
        role="img"
        aria-label={`Board. ${words}`}
        className="mx-auto w-fit max-w-full [--room-height:max(12rem,100dvh-21.5rem)]"
      >
        <div inert>{draw(state)}</div>
      </div>
      <input
        type="range"
        aria-label="Place in the game"
        aria-valuetext={words}
        min={0}
        max={stops.length}
        value={stop}
        onChange={(event) => goToStop(event.currentTarget.valueAsNumber)}
        className="h-11 w-full cursor-pointer accent-accent"
      />
      <div className="flex flex-wrap items-center gap-2">
        <IconButton label="Step back" disabled={steps === 0} onClick={back}>
          <StepBack aria-hidden className="size-5" />
        </IconButton>
        <Button
          look="primary"
          className="min-h-11 min-w-28"
          icon={
            isPlaying ? (
              <Pause aria-hidden className="size-4" />
            ) : (
              <Play aria-hidden className="size-4" />
            )
          }
          onClick={toggle}
        >
          {isPlaying ? "Pause" : "Play"}
        </Button>
        <IconButton label="Step forward" disabled={steps === playback.length} onClick={forward}>
          <StepForward aria-hidden className="size-5" />
        </IconButton>
        <p className="figures flex-auto text-end text-sm">
          <strong className="block font-semibold">{resultOf(state)}</strong>
          <span className="block text-soft">{time}</span>
        </p>
      </div>
      <Segmented label="Speed" size="large" options={speeds} value={speed} onChange={setSpeed} />
      <p className="text-sm text-soft">
        Space plays and pauses, the arrow keys step. Waits of more than {maxWaitMs / 1000} seconds
        are shortened.
      </p>
      <p role="status" className="sr-only">
        {!isPlaying && steps > 0 && words}
      </p>
    </div>
  );
}

const clockOf = (ms: number): string => minutesAndSeconds(ms / 1000);
