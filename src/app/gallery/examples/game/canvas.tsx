import { useRef } from "react";
import { Canvas, type PaintContext } from "#ui/game/canvas.tsx";
import style from "../../sample-board.module.css";

const size = 8;
const snake = [
  [2, 4],
  [3, 4],
  [4, 4],
  [4, 3],
] as const;

function paint(ctx: CanvasRenderingContext2D, cells: typeof snake, { color }: PaintContext) {
  ctx.clearRect(0, 0, size, size);
  ctx.fillStyle = color("accent");
  for (const [x, y] of cells) ctx.fillRect(x + 0.05, y + 0.05, 0.9, 0.9);
}

export default function CanvasExample() {
  const board = useRef<HTMLCanvasElement>(null);
  return (
    <Canvas
      ref={board}
      label="Sample board"
      description="Four cells of a snake."
      width={size}
      scene={snake}
      paint={paint}
      className={style.board}
    />
  );
}
