import type { Pace } from "#domain/game.ts";
import { isHidden, onHidden } from "./visibility.ts";

/** A running clock. */
export interface Clock {
  /** Runs the steps that are due by now, so that what comes next happens after them. */
  catchUp: () => void;
  /** Ends it for good: nothing is left behind. */
  stop: () => void;
}

const frameStepMs = 1000 / 120;
/** After a hiccup or a laptop's sleep, no more than this is made up for. */
const maxStepsAtOnce = 5;
const maxDelayMs = 250;

/**
 * Steps at a fixed pace, however often the screen is drawn, and stands still while the page is
 * hidden. `step` is told when it was due.
 */
export function every(pace: Pace, step: (at: number) => void): Clock {
  const stepMs = pace === "frame" ? frameStepMs : pace;
  let dueAt = performance.now() + stepMs; // never, once stopped or while hidden
  let leftMs = stepMs; // until the next step, while hidden
  let cancel: (() => void) | undefined;

  const catchUp = () => {
    const now = performance.now();
    dueAt = Math.max(dueAt, now - maxDelayMs);
    for (let steps = 0; dueAt <= now; steps += 1) {
      const at = dueAt;
      dueAt += stepMs;
      if (steps < maxStepsAtOnce) step(at);
      else dueAt = now + stepMs;
    }
  };

  const go = () => {
    catchUp();
    if (dueAt < Infinity) wait();
  };
  const wait = () => {
    cancel = pace === "frame" ? nextFrame(go) : after(dueAt - performance.now(), go);
  };
  const rest = () => {
    leftMs = Math.max(0, dueAt - performance.now());
    dueAt = Infinity;
    cancel?.();
  };
  const goOn = () => {
    dueAt = performance.now() + leftMs;
    wait();
  };

  const stopListening = onHidden((hidden) => {
    if (hidden && dueAt < Infinity) rest();
    else if (!hidden && dueAt === Infinity) goOn();
  });
  if (isHidden()) rest();
  else wait();

  return {
    catchUp,
    stop() {
      stopListening();
      rest();
    },
  };
}

const idleWithinMs = 1000;

/** Calls back when the browser has nothing more urgent to do, and a second later at the latest. */
export function whenIdle(callback: () => void): () => void {
  // Safari cannot tell when it is idle.
  if (!("requestIdleCallback" in globalThis)) return after(idleWithinMs / 5, callback);
  const idle = requestIdleCallback(callback, { timeout: idleWithinMs });
  return () => cancelIdleCallback(idle);
}

function nextFrame(callback: () => void): () => void {
  const frame = requestAnimationFrame(callback);
  return () => cancelAnimationFrame(frame);
}

function after(delayMs: number, callback: () => void): () => void {
  const timer = setTimeout(callback, Math.max(0, delayMs));
  return () => clearTimeout(timer);
}
