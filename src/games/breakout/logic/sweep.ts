import { ballRadius, type Box } from "./court.ts";

export interface Point {
  x: number;
  y: number;
}

/** The first touch on the way: after which part of it, and which way the surface faces. */
export interface Touch {
  time: number; // 0 is at once, 1 at the end of the way
  normal: Point;
}

/** What rounding may have pushed the ball into a surface by. */
const slack = 1e-9;

/**
 * When a ball on its way from a point first touches a box; `null` if it does not. Looking at the
 * whole way, not at its end, no ball is too fast to be stopped.
 */
export function touchBox(from: Point, way: Point, box: Box): Touch | null {
  let first: Touch | null = null;
  for (const touch of [...touchSides(from, way, box), ...touchCorners(from, way, box)]) {
    if (first === null || touch.time < first.time) first = touch;
  }
  return first;
}

/** When a ball touches a straight line; `at` is the line, `from` and `way` are across it. */
export function touchLine(from: number, way: number, at: number): number | null {
  if (way === 0) return null;
  const edge = at - Math.sign(way) * ballRadius;
  const time = (edge - from) / way;
  return time >= -slack / Math.abs(way) && time <= 1 ? Math.max(0, time) : null;
}

function touchSides(from: Point, way: Point, box: Box): Touch[] {
  const touches: Touch[] = [];
  const acrossTime = touchLine(from.x, way.x, way.x > 0 ? box.left : box.right);
  if (acrossTime !== null) {
    const y = from.y + way.y * acrossTime;
    const normal = { x: -Math.sign(way.x), y: 0 };
    if (y >= box.top && y <= box.bottom) touches.push({ time: acrossTime, normal });
  }
  const downTime = touchLine(from.y, way.y, way.y > 0 ? box.top : box.bottom);
  if (downTime !== null) {
    const x = from.x + way.x * downTime;
    const normal = { x: 0, y: -Math.sign(way.y) };
    if (x >= box.left && x <= box.right) touches.push({ time: downTime, normal });
  }
  return touches;
}

function touchCorners(from: Point, way: Point, box: Box): Touch[] {
  return [box.left, box.right].flatMap((x) =>
    [box.top, box.bottom].flatMap((y) => {
      const touch = touchCorner(from, way, { x, y });
      return touch === null ? [] : [touch];
    }),
  );
}

/** A corner is touched where the ball's middle is one radius away from it. */
function touchCorner(from: Point, way: Point, corner: Point): Touch | null {
  const offset = { x: from.x - corner.x, y: from.y - corner.y };
  const a = dot(way, way);
  const b = dot(offset, way);
  if (a === 0 || b >= 0) return null; // it stands still, or goes away from it
  const c = dot(offset, offset) - ballRadius ** 2;
  const root = b * b - a * c;
  if (root < 0) return null;
  const time = Math.max(0, (-b - Math.sqrt(root)) / a);
  if (time > 1) return null;
  const normal = {
    x: (offset.x + way.x * time) / ballRadius,
    y: (offset.y + way.y * time) / ballRadius,
  };
  return { time, normal };
}

/** The way after a bounce off a surface. */
export function bounce(way: Point, normal: Point): Point {
  const into = dot(way, normal) / dot(normal, normal);
  return { x: way.x - 2 * into * normal.x, y: way.y - 2 * into * normal.y };
}

const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;
