import type { ReactNode } from "react";
import { Board, Cells, Shape, Stroke, Tile } from "./board-shapes.tsx";

/** The picture of a game, by its id. A game without one shows its icon. */
export const boards: Readonly<Record<string, ReactNode>> = {
  snake: (
    <Board>
      <Cells
        rows={[
          "........",
          ".ggggg..",
          ".g...g..",
          ".g...g..",
          ".....gg.",
          "........",
          "..r.....",
          "........",
        ]}
      />
    </Board>
  ),
  tetris: (
    <Board>
      <Cells
        rows={[
          "...p....",
          "..ppp...",
          "........",
          "........",
          "b......y",
          "b.oo..yy",
          "bboorryc",
          "ggoo.rrc",
        ]}
      />
    </Board>
  ),
  "2048": (
    <Board>
      <Tile x={1} y={1} size={22} color="y">
        2
      </Tile>
      <Tile x={25} y={1} size={22} color="o">
        8
      </Tile>
      <Tile x={1} y={25} size={22} color="r">
        32
      </Tile>
      <Tile x={25} y={25} size={22} color="k">
        64
      </Tile>
    </Board>
  ),
  minesweeper: (
    <Board>
      <Cells rows={["---..", "--...", "-....", "-----", "---r-"]} gap={0.8} />
      <Stroke color="b" d="M33 5v6" />
      <Stroke color="g" d="M22 14h4l-4 6h4" width={2.5} />
    </Board>
  ),
  "tic-tac-toe": (
    <Board>
      <Stroke d="M17 3v42M31 3v42M3 17h42M3 31h42" width={2} />
      <Stroke color="b" d="M5 5l8 8M13 5l-8 8M20 20l8 8M28 20l-8 8" />
      <Stroke color="r" d="M39 5a4 4 0 1 1-.1 0M10 35a4 4 0 1 1-.1 0" />
    </Board>
  ),
  "simon-says": (
    <Board>
      <Shape color="g" d="M22 4A20 20 0 0 0 4 22h10a10 10 0 0 1 8-8z" />
      <Shape color="r" d="M26 4a20 20 0 0 1 18 18H34a10 10 0 0 0-8-8z" />
      <Shape color="y" d="M22 44A20 20 0 0 1 4 26h10a10 10 0 0 0 8 8z" />
      <Shape color="b" d="M26 44a20 20 0 0 0 18-18H34a10 10 0 0 1-8 8z" />
    </Board>
  ),
  breakout: (
    <Board>
      <Cells rows={["rrrrrr", "oo.ooo", "ygy.yg", "......", "......", "......"]} gap={0.5} />
      <Stroke color="p" d="M20 43h12" />
      <Stroke color="b" d="M29 33h.01" width={4} />
    </Board>
  ),
  "word-scramble": (
    <Board>
      <Tile x={2} y={4} size={19} color="p">
        D
      </Tile>
      <Tile x={26} y={8} size={19} color="o">
        O
      </Tile>
      <Tile x={4} y={27} size={19} color="c">
        C
      </Tile>
      <Tile x={27} y={29} size={19} color="r">
        E
      </Tile>
    </Board>
  ),
  memory: (
    <Board>
      <Cells rows={["p-p", "ppp", "pp-"]} gap={1.5} />
      <Stroke color="y" d="M24 5l3 3-3 3-3-3zM40 37l3 3-3 3-3-3z" />
    </Board>
  ),
  "typing-test": (
    <Board>
      <Stroke color="g" d="M5 13h10M20 13h18M5 24h14" />
      <Stroke color="p" d="M25 18v12" width={2} />
      <Stroke d="M31 24h10M5 35h20M31 35h8" />
    </Board>
  ),
  "reaction-time": (
    <Board>
      <rect
        x="3"
        y="3"
        width="42"
        height="42"
        rx="5"
        data-accent="security"
        className="fill-accent"
      />
      <path d="M27 9L14 27h8l-2 12 13-18h-8z" className="fill-raised" />
    </Board>
  ),
  "color-guess": (
    <Board>
      <rect x="3" y="4" width="42" height="20" rx="3" data-accent="css" className="fill-accent" />
      <path d="M3 29h19v6H3zM26 29h19v6H26zM3 39h19v6H3z" className="fill-line" />
      <path d="M26 39h19v6H26z" data-accent="security" className="fill-accent" />
    </Board>
  ),
};
