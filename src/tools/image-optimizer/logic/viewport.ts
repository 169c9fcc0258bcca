import type { Dimensions } from "./options.ts";

/** How a picture lies in its frame: its scale, and where its middle is shown. */
export interface Viewport {
  scale: number | "fit"; // 1 is one pixel of the picture per pixel of the screen
  x: number; // of the frame's middle from the picture's, in pixels of the picture
  y: number;
}

export const fitted: Viewport = { scale: "fit", x: 0, y: 0 };

const scales = [0.25, 0.5, 1, 2, 4, 8] as const;

/** The scale at which all of a picture is seen. A small one is not blown up. */
export const fitScale = (frame: Dimensions, picture: Dimensions): number =>
  Math.min(1, frame.width / picture.width, frame.height / picture.height);

/** The scale as a number. */
export const scaleOf = ({ scale }: Viewport, frame: Dimensions, picture: Dimensions): number =>
  scale === "fit" ? fitScale(frame, picture) : scale;

/** The next scale in a direction; out of steps, or smaller than the frame, it fits. */
export function zoom(
  viewport: Viewport,
  direction: 1 | -1,
  frame: Dimensions,
  picture: Dimensions,
): Viewport {
  const now = scaleOf(viewport, frame, picture);
  const next =
    direction === 1
      ? scales.find((scale) => scale > now * 1.01)
      : scales.findLast((scale) => scale < now * 0.99);
  if (next === undefined) return direction === 1 ? viewport : fitted;
  if (next <= fitScale(frame, picture)) return fitted;
  return kept({ ...viewport, scale: next }, frame, picture);
}

/** Moved by so many pixels of the screen. */
export function pan(
  viewport: Viewport,
  by: { x: number; y: number },
  frame: Dimensions,
  picture: Dimensions,
): Viewport {
  const scale = scaleOf(viewport, frame, picture);
  const moved = { ...viewport, x: viewport.x - by.x / scale, y: viewport.y - by.y / scale };
  return kept(moved, frame, picture);
}

/** No farther than to the picture's edge. */
function kept(viewport: Viewport, frame: Dimensions, picture: Dimensions): Viewport {
  const scale = scaleOf(viewport, frame, picture);
  const within = (value: number, whole: number, seen: number) => {
    const most = Math.max(0, (whole - seen / scale) / 2);
    return Math.min(Math.max(value, -most), most);
  };
  return {
    ...viewport,
    x: within(viewport.x, picture.width, frame.width),
    y: within(viewport.y, picture.height, frame.height),
  };
}

/** Where an enlarged picture lies, as the style of an element in the frame. */
export function placeOf({ x, y }: Viewport, scale: number, picture: Dimensions) {
  const width = picture.width * scale;
  const height = picture.height * scale;
  return {
    width,
    height,
    left: `calc(50% - ${width / 2 + x * scale}px)`,
    top: `calc(50% - ${height / 2 + y * scale}px)`,
  };
}

/** The size at which all of a picture is seen, in units of the frame that it is in. */
export const fittedSize = ({ width, height }: Dimensions) => ({
  width: `min(100cqw, ${width}px, calc(100cqh * ${width / height}))`,
  aspectRatio: `${width} / ${height}`,
});
