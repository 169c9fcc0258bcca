// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { attachPainter } from "./canvas-painter.ts";

const paint = vi.fn<(ctx: CanvasRenderingContext2D, at: number) => void>();
const setTransform = vi.fn<(...matrix: number[]) => void>();
let frames: FrameRequestCallback[] = [];
let resize: (width: number, height: number) => void;
let observed = 0;
let canvas: HTMLCanvasElement;

const drawFrame = (at = 0) => {
  for (const frame of frames.splice(0)) frame(at);
};

beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", () => frames.splice(0));
  vi.stubGlobal("devicePixelRatio", 2);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(tell: (entries: { contentRect: DOMRectReadOnly }[]) => void) {
        resize = (width, height) => tell([{ contentRect: new DOMRect(0, 0, width, height) }]);
      }
      observe = () => (observed += 1);
      disconnect = () => (observed -= 1);
    },
  );
  canvas = document.createElement("canvas");
  vi.spyOn(canvas, "getContext").mockReturnValue({ setTransform } as never);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  document.documentElement.className = "";
});

describe("a painter", () => {
  test("has a pixel for each of the screen's, and units of its own", () => {
    const painter = attachPainter(canvas, 20, paint);
    resize(300, 150);
    drawFrame(17);
    expect([canvas.width, canvas.height]).toEqual([600, 300]);
    expect(setTransform).toHaveBeenCalledWith(30, 0, 0, 30, 0, 0);
    expect(paint.mock.calls[0]?.[1]).toBe(17);
    painter.close();
  });

  test("draws once a frame however often it is asked, and not before it has a size", () => {
    const painter = attachPainter(canvas, 20, paint);
    painter.redraw();
    drawFrame();
    expect(paint).not.toHaveBeenCalled();
    resize(300, 150);
    painter.redraw();
    painter.redraw();
    expect(frames).toHaveLength(1);
    drawFrame();
    expect(paint).toHaveBeenCalledTimes(1);
    drawFrame();
    expect(paint).toHaveBeenCalledTimes(1);
    painter.close();
  });

  test("draws anew in another theme, and sharply after a zoom", async () => {
    const painter = attachPainter(canvas, 20, paint);
    resize(300, 150);
    drawFrame();
    vi.stubGlobal("devicePixelRatio", 3);
    document.documentElement.className = "dark";
    await vi.waitFor(() => expect(frames).toHaveLength(1));
    drawFrame();
    expect(paint).toHaveBeenCalledTimes(2);
    expect(canvas.width).toBe(900);
    painter.close();
  });

  test("leaves nothing behind when it is closed", async () => {
    const painter = attachPainter(canvas, 20, paint);
    resize(300, 150);
    painter.close();
    document.documentElement.className = "dark";
    await Promise.resolve();
    drawFrame();
    expect(paint).not.toHaveBeenCalled();
    expect(observed).toBe(0);
  });
});
