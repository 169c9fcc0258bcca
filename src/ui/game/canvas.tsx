import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  type HTMLAttributes,
  type RefObject,
} from "react";
import { attachPainter, type Painter } from "#browser/canvas-painter.ts";
import { useGameSettings } from "./use-game-settings.ts";

/** What a painter needs to know besides the scene. */
export interface PaintContext {
  /** A color of the board's style sheet: `color("food")` is what `--food` says there. */
  color: (name: string) => string;
  /** When this frame is, in milliseconds on the clock of a game's ticks. */
  at: number;
}

interface Props<Scene> extends HTMLAttributes<HTMLElement> {
  ref: RefObject<HTMLCanvasElement | null>;
  /** What a screen reader calls it, and what it says about it. */
  label: string;
  description: string;
  /** How wide the scene is in its own units; the style sheet gives the shape. */
  width: number;
  scene: Scene;
  paint: (ctx: CanvasRenderingContext2D, scene: Scene, context: PaintContext) => void;
  /** Something moves between two states: every frame is drawn. */
  isMoving?: boolean;
}

/** The board of a moving game: a picture that is drawn anew when the scene or the colors change. */
export function Canvas<Scene>(props: Props<Scene>) {
  const { ref, label, description, width, scene, paint, isMoving = false, ...rest } = props;
  const id = useId();
  const painter = useRef<Painter>(null);
  useGameSettings(); // another set of colors is another picture

  const draw = useEffectEvent((ctx: CanvasRenderingContext2D, at: number) => {
    paint(ctx, scene, { color: colorsOf(ctx.canvas), at });
    if (isMoving) painter.current?.redraw();
  });
  useEffect(() => {
    if (ref.current === null) return;
    const opened = attachPainter(ref.current, width, (ctx, at) => draw(ctx, at));
    painter.current = opened;
    return () => opened.close();
  }, [ref, width]);
  useEffect(() => painter.current?.redraw());

  return (
    <>
      <canvas
        ref={ref}
        // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- a game wants every key, and this role makes screen readers hand them over
        role="application"
        tabIndex={0}
        aria-label={label}
        aria-describedby={id}
        {...rest}
      />
      <p id={id} hidden>
        {description}
      </p>
    </>
  );
}

/** The colors as the style sheet says, each looked up once. */
function colorsOf(canvas: HTMLCanvasElement): (name: string) => string {
  const style = getComputedStyle(canvas);
  const known = new Map<string, string>();
  return (name) => {
    const color = known.get(name) ?? style.getPropertyValue(`--${name}`);
    known.set(name, color);
    return color;
  };
}
