import { rollWord, type Dice } from "#domain/dice.ts";
import {
  fly,
  isLost,
  upward,
  withSpeed,
  type Ball,
  type Encounter,
  type Flying,
} from "./flight.ts";
import { stepsIn } from "./rules.ts";

/** All balls in play. */
export interface Balls extends Flying {
  dice: Dice;
  extras: readonly Ball[]; // besides the first
  quiet: number; // steps since a brick was hit
}

/** After this long without a brick the balls are bent from their way, or one could go round for ever. */
export const quietSeconds = 20;
/** By this much, by luck: were it always the same, two ways could follow each other for ever. */
const leastBend = Math.PI / 36;
const mostBend = Math.PI / 15;

export const ballsOf = ({ ball, way, extras }: Pick<Balls, "ball" | "way" | "extras">): Ball[] => [
  { ball, way },
  ...extras,
];

/** One step of all balls, one after the other. Those that are lost are gone, but for the last. */
export function flyAll<State extends Balls>(
  state: State,
): { state: State; encounters: Encounter[] } {
  const encounters: Encounter[] = [];
  const left: Ball[] = [];
  let now = state;
  for (const each of ballsOf(state)) {
    const flown = fly({ ...now, ball: each.ball, way: each.way });
    now = flown.state;
    encounters.push(...flown.encounters);
    if (!isLost(now)) left.push({ ball: now.ball, way: now.way });
  }
  const [first = { ball: now.ball, way: now.way }, ...extras] = left;
  return { state: nudged({ ...now, ...first, extras }, encounters), encounters };
}

function nudged<State extends Balls>(state: State, encounters: readonly Encounter[]): State {
  if (encounters.some((what) => typeof what === "object")) return { ...state, quiet: 0 };
  const quiet = state.quiet + 1;
  if (quiet < stepsIn(quietSeconds)) return { ...state, quiet };
  const [word, dice] = rollWord(state.dice);
  const bend = leastBend + (word / 2 ** 32) * (mostBend - leastBend);
  return withEach({ ...state, dice, quiet: 0 }, (each) => ({ ...each, way: bent(each, bend) }));
}

/** A steep way becomes flatter and a flat one steeper; up stays up. */
function bent({ ball, way }: Ball, bend: number): Ball["way"] {
  const angle = Math.atan2(Math.abs(way.x), Math.abs(way.y));
  const { x, y } = upward(
    angle < Math.PI / 4 ? angle + bend : angle - bend,
    Math.hypot(way.x, way.y),
  );
  // A ball that goes straight up or down is bent to the middle, where there is room.
  const side = Math.sign(way.x) || -Math.sign(ball.x) || 1;
  return { x: side * x, y: way.y < 0 ? y : -y };
}

/** Gives all balls the speed of now. */
export const paced = <State extends Balls>(state: State): State =>
  withEach(state, (each) => ({ ...each, way: withSpeed({ ...state, way: each.way }).way }));

function withEach<State extends Balls>(state: State, change: (each: Ball) => Ball): State {
  const [first, ...extras] = ballsOf(state).map(change);
  return { ...state, ...first, extras };
}
