import { mediaQuery } from "./media.ts";

/** A canvas that is drawn anew when there is reason to. */
export interface Painter {
  /** Asks for a new picture, which comes with the next frame; asking twice draws once. */
  redraw: () => void;
  /** Ends it for good: nothing is left behind. */
  close: () => void;
}

/**
 * Draws on a canvas as sharply as the screen is, whatever its size and the page's zoom. `paint`
 * gets the context and the time of the frame; its units are such that the canvas is `width` wide. A
 * change of size or theme asks for a new picture by itself.
 */
export function attachPainter(
  canvas: HTMLCanvasElement,
  width: number,
  paint: (ctx: CanvasRenderingContext2D, at: number) => void,
): Painter {
  const ctx = canvas.getContext("2d");
  let frame: number | undefined;
  let size = { width: 0, height: 0 };

  const draw = (at: number) => {
    frame = undefined;
    if (ctx === null || size.width === 0) return;
    fit(canvas, size);
    const scale = canvas.width / width;
    ctx.setTransform(scale, 0, 0, scale, 0, 0);
    paint(ctx, at);
  };
  const redraw = () => {
    frame ??= requestAnimationFrame(draw);
  };

  const sizes = new ResizeObserver(([entry]) => {
    if (entry === undefined) return;
    size = entry.contentRect;
    redraw();
  });
  sizes.observe(canvas);
  const themes = new MutationObserver(redraw);
  themes.observe(document.documentElement, { attributes: true, attributeFilter: ["class"] });
  const stopWatching = mediaQuery("(forced-colors: active)").subscribe(redraw);

  return {
    redraw,
    close() {
      sizes.disconnect();
      themes.disconnect();
      stopWatching();
      if (frame !== undefined) cancelAnimationFrame(frame);
      frame = undefined;
    },
  };
}

/** Gives the canvas as many pixels as the screen has there. Setting a size clears the picture. */
function fit(canvas: HTMLCanvasElement, size: { width: number; height: number }): void {
  const wide = Math.round(size.width * globalThis.devicePixelRatio);
  const high = Math.round(size.height * globalThis.devicePixelRatio);
  if (canvas.width !== wide) canvas.width = wide;
  if (canvas.height !== high) canvas.height = high;
}
