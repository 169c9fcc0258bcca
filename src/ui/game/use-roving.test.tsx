// @vitest-environment happy-dom
import { useRef } from "react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { doing, mount } from "./mount-for-test.tsx";
import { useKeys } from "./use-keys.ts";
import { useRoving } from "./use-roving.ts";

/** A board of two rows and three columns, and a button beside it. */
function Board({ rows = 2 }: { rows?: number }) {
  const area = useRef<HTMLElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const { current, setCurrent, walk } = useRoving(grid, rows, 3);
  useKeys({ area, board: grid, press: walk });
  return (
    <section ref={area}>
      <button type="button" id="beside">
        New Game
      </button>
      <div ref={grid}>
        {Array.from({ length: rows * 3 }, (_, cell) => (
          <button
            key={cell}
            type="button"
            id={`cell-${cell}`}
            tabIndex={cell === current ? 0 : -1}
            onFocus={() => setCurrent(cell)}
          >
            {cell}
          </button>
        ))}
      </div>
    </section>
  );
}

const focused = () => document.activeElement?.id;
const stops = () =>
  [...document.querySelectorAll<HTMLElement>('[tabindex="0"]')].map(({ id }) => id);
const press = (...keys: string[]) => {
  for (const key of keys) {
    const event = new KeyboardEvent("keydown", { key, code: key, bubbles: true, cancelable: true });
    doing(() => (document.activeElement ?? document.body).dispatchEvent(event));
  }
};

let page: ReturnType<typeof mount>;
beforeEach(() => {
  page = mount(<Board />);
});
afterEach(() => page.unmount());

describe("a board of buttons", () => {
  test("has one Tab stop, which is where the keyboard was last", () => {
    expect(stops()).toEqual(["cell-0"]);
    doing(() => document.querySelector<HTMLElement>("#cell-4")?.focus());
    expect(stops()).toEqual(["cell-4"]);
  });

  test.each([
    [["ArrowRight"], "cell-1"],
    [["ArrowRight", "ArrowRight", "ArrowRight"], "cell-2"],
    [["ArrowLeft"], "cell-0"],
    [["ArrowUp"], "cell-0"],
    [["KeyS", "KeyD"], "cell-4"],
    [["ArrowDown", "ArrowDown"], "cell-3"],
    [["ArrowDown", "End"], "cell-5"],
    [["End", "Home"], "cell-0"],
  ])("%j leads to %s: arrows, WASD, Home and End walk, and stay at an edge", (keys, cell) => {
    doing(() => document.querySelector<HTMLElement>("#cell-0")?.focus());
    press(...keys);
    expect(focused()).toBe(cell);
    expect(stops()).toEqual([cell]);
  });

  test("an arrow key on a button beside it leads back to the cell that was left", () => {
    doing(() => document.querySelector<HTMLElement>("#cell-4")?.focus());
    doing(() => document.querySelector<HTMLElement>("#beside")?.focus());
    press("ArrowLeft");
    expect(focused()).toBe("cell-4");
  });

  test("keeps its Tab stop when it becomes smaller", () => {
    doing(() => document.querySelector<HTMLElement>("#cell-5")?.focus());
    page.render(<Board rows={1} />);
    expect(stops()).toEqual(["cell-2"]);
  });
});
