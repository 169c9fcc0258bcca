import type { ReactNode } from "react";
import { isCountdown, type Phase } from "#domain/phase.ts";
import { Button } from "../button.tsx";
import { GameOverlay } from "./game-overlay.tsx";

interface Props {
  /** `start` is for the start screen, and again after the end. */
  game: { state: { phase: Phase }; start: () => void; resume: () => void };
  /** The start screen: "Snake", and a line about what to do. */
  title: string;
  intro: ReactNode;
  /** The end screen: "Game Over!", and how it went. */
  endTitle: string;
  end: ReactNode;
  /** What else can be done at the end: copy the result, watch a replay. */
  endActions?: ReactNode;
  /** For how long the keys of play are kept off the end screen's button. */
  endCalmMs?: number;
}

/** What lies over a board that moves by itself: start, pause, countdown, end. */
export function PhaseOverlay(props: Props) {
  const { start, resume, state } = props.game;
  const { phase } = state;
  if (phase === "running") return null;
  if (isCountdown(phase)) {
    return (
      <div className="pointer-events-none absolute inset-0 z-20 flex items-center justify-center">
        <span
          key={phase}
          aria-hidden
          className="figures flex size-20 items-center justify-center rounded-full border border-line bg-raised text-4xl font-bold shadow-panel motion:animate-rise"
        >
          {phase}
        </span>
      </div>
    );
  }
  if (phase === "paused") {
    return (
      <GameOverlay
        key={phase}
        title="Paused"
        actions={<MainButton label="Resume" onClick={resume} />}
      />
    );
  }
  const isOver = phase === "over";
  return (
    <GameOverlay
      key={phase}
      title={isOver ? props.endTitle : props.title}
      calmMs={isOver ? props.endCalmMs : undefined}
      actions={
        <>
          <MainButton label={isOver ? "Play Again" : "Start"} onClick={start} />
          {isOver && props.endActions}
        </>
      }
    >
      {isOver ? props.end : props.intro}
    </GameOverlay>
  );
}

function MainButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button look="primary" size="large" aria-keyshortcuts="Space Enter" onClick={onClick}>
      {label}
    </Button>
  );
}
