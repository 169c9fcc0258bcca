import { bandOf } from "./court.ts";

export const startLives = 3;
/** The steepest bounce off the paddle, from straight up, at its very end. */
export const widestAngle = Math.PI / 3;
/** A served ball goes up within this angle, by luck: no serve can be learned by heart. */
export const widestServe = Math.PI / 6;
/** A ball goes up or down by at least this part of its speed, so that it never hangs around. */
export const leastSteepness = 0.25;
export const paddleSpeed = 520; // units a second, by key
export const secondsPerStep = 1 / 120;
/** The game's clock makes 120 equal steps a second. */
export const stepsIn = (seconds: number): number => Math.round(seconds / secondsPerStep);

/** Speeds of the ball, in units a second, by how many of its four speed-ups have come. */
const speeds = [340, 390, 440, 490, 540] as const;
const maxLevelSpeed = 1.5;
const slowSpeed = 0.6;
/** What a power-up does to the speed of the ball, and to the width of the paddle. */
const calmSpeed = 0.7;
const wideWidth = 1.5;

/** What speeds up a ball since it was served: hits, and how high it has been. */
export interface Flight {
  hits: number; // bricks
  hasHitOrange: boolean;
  hasHitRed: boolean;
}

export const freshFlight: Flight = { hits: 0, hasHitOrange: false, hasHitRed: false };

/** The flight after a brick was hit. */
export function flightAfter(flight: Flight, brick: number): Flight {
  const { name } = bandOf(brick);
  return {
    hits: flight.hits + 1,
    hasHitOrange: flight.hasHitOrange || name === "orange",
    hasHitRed: flight.hasHitRed || name === "red",
  };
}

/**
 * The ball speeds up after 4 and 12 hits, and at its first orange and red brick. Every level begins
 * a little faster.
 */
export function speedOf(flight: Flight, level: number, isSlow: boolean, isCalm = false): number {
  const reasons = [flight.hits >= 4, flight.hits >= 12, flight.hasHitOrange, flight.hasHitRed];
  const base = speeds[reasons.filter(Boolean).length] ?? speeds[0];
  const byLevel = Math.min(maxLevelSpeed, 1 + 0.08 * (level - 1));
  return base * byLevel * (isSlow ? slowSpeed : 1) * (isCalm ? calmSpeed : 1);
}

/** How wide the paddle is: half, once the ball has been behind the wall; wider in slow mode. */
export function paddleWidthOf(isShrunk: boolean, isSlow: boolean, isWide = false): number {
  const whole = isSlow ? 120 : 88;
  return (isShrunk && !isSlow ? whole / 2 : whole) * (isWide ? wideWidth : 1);
}
