import type { Gradient } from "./gradient.ts";

export interface Point {
  x: number; // px from the left
  y: number; // px from the top
}

export interface Size {
  width: number;
  height: number;
}

const fullTurn = 2 * Math.PI;
const radians = (degrees: number): number => (degrees / 360) * fullTurn;

/** Which way a linear gradient runs, as a step of length one. CSS counts 0deg as up, clockwise. */
function courseOf({ direction, angle }: Gradient, { width, height }: Size): Point {
  if (direction.startsWith("to ")) {
    const x = Number(direction.includes("right")) - Number(direction.includes("left"));
    const y = Number(direction.includes("bottom")) - Number(direction.includes("top"));
    // Toward a corner the middle color joins the two corners beside it, whatever the box.
    const isCorner = x !== 0 && y !== 0;
    const [across, down] = isCorner ? [x * height, y * width] : [x, y];
    const length = Math.hypot(across, down);
    return { x: across / length, y: down / length };
  }
  const turn = radians(direction === "angle" ? angle : Number.parseInt(direction, 10));
  return { x: Math.sin(turn), y: -Math.cos(turn) };
}

const lengthOf = (course: Point, { width, height }: Size): number =>
  Math.abs(width * course.x) + Math.abs(height * course.y);

/** A ring that fits into the box, for the stops of a conic gradient. */
const ringOf = ({ width, height }: Size): number => Math.min(width, height) * 0.35;

/** Where a stop lies: a point of the box that has its color. */
export function pointOf(gradient: Gradient, at: number, size: Size): Point {
  const center = { x: size.width / 2, y: size.height / 2 };
  const share = at / 100;
  if (gradient.type === "radial")
    // A circle reaches to the farthest corner.
    return { x: center.x * (1 + share), y: center.y * (1 + share) };
  if (gradient.type === "conic") {
    const turn = radians(gradient.angle) + share * fullTurn;
    const ring = ringOf(size);
    return { x: center.x + ring * Math.sin(turn), y: center.y - ring * Math.cos(turn) };
  }
  const course = courseOf(gradient, size);
  const way = (share - 0.5) * lengthOf(course, size);
  const point = { x: center.x + way * course.x, y: center.y + way * course.y };
  return slideInto(point, { x: -course.y, y: course.x }, size);
}

/** The color is the same all along the line across: the nearest point of it that is in the box. */
function slideInto(point: Point, across: Point, { width, height }: Size): Point {
  const [fromX, toX] = reach(point.x, across.x, width);
  const [fromY, toY] = reach(point.y, across.y, height);
  const step = Math.min(Math.max(0, fromX, fromY), toX, toY);
  return { x: point.x + step * across.x, y: point.y + step * across.y };
}

/** How far one may slide for a coordinate to stay between 0 and the end. */
function reach(coordinate: number, across: number, end: number): [from: number, to: number] {
  if (Math.abs(across) < 1e-9) return [-Infinity, Infinity];
  const [one, other] = [-coordinate / across, (end - coordinate) / across];
  return one < other ? [one, other] : [other, one];
}

/**
 * The whole percent whose color a point of the box has, as far as a stop may go. On a ring the ends
 * meet: a stop stays at the one that it was nearer to before.
 */
export function placeAt(gradient: Gradient, point: Point, size: Size, before = 50): number {
  const x = point.x - size.width / 2;
  const y = point.y - size.height / 2;
  const percent = Math.round(shareAt(gradient, { x, y }, size) * 100);
  const hasJumped = gradient.type === "conic" && Math.abs(percent - before) > 50;
  return hasJumped ? (before > 50 ? 100 : 0) : Math.min(100, Math.max(0, percent));
}

/** How far along a point is that is given from the center: 0 to 1, or beyond. */
function shareAt(gradient: Gradient, { x, y }: Point, size: Size): number {
  if (gradient.type === "radial")
    return Math.hypot(x, y) / Math.hypot(size.width / 2, size.height / 2);
  if (gradient.type === "conic") {
    const turn = (Math.atan2(x, -y) - radians(gradient.angle)) / fullTurn;
    return turn - Math.floor(turn);
  }
  const course = courseOf(gradient, size);
  return 0.5 + (x * course.x + y * course.y) / lengthOf(course, size);
}
