// @vitest-environment happy-dom
import { useRef } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Direction } from "#domain/direction.ts";
import { Announcer, useAnnouncer } from "./announcer.tsx";
import { ConfirmButton } from "./confirm-button.tsx";
import { directionOf } from "./direction-keys.ts";
import { countListeners, doing, mount } from "./mount-for-test.tsx";
import { Pad } from "./pad.tsx";
import { useKeys } from "./use-keys.ts";
import { neighbor } from "./use-review.ts";
import { directionOfSwipe, useSwipe } from "./use-swipe.ts";

const pressed = vi.fn<(code: string) => void>();
const released = vi.fn<(code: string) => void>();

function Keyed({ fromPage = false }: { fromPage?: boolean }) {
  const area = useRef<HTMLElement>(null);
  const board = useRef<HTMLDivElement>(null);
  useKeys({
    area,
    board,
    fromPage,
    press(event) {
      if (directionOf(event) === undefined && event.key !== " ") return false;
      pressed(event.code);
      return true;
    },
    release: released,
  });
  return (
    <>
      <h1 tabIndex={-1}>Game</h1>
      <section ref={area}>
        <div ref={board} id="board" role="grid" tabIndex={0} />
        <button type="button">New Game</button>
        <input />
      </section>
      <a href="#elsewhere">Elsewhere</a>
    </>
  );
}

const codes: Record<string, string> = { " ": "Space", a: "KeyA", q: "KeyQ" };

/** Presses a key where the focus is; answers whether the page may still act on it. */
function press(key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent("keydown", {
    key,
    code: codes[key] ?? key,
    bubbles: true,
    cancelable: true,
    ...more,
  });
  let open = true;
  doing(() => {
    open = (document.activeElement ?? document.body).dispatchEvent(event);
  });
  return open;
}
const focus = (selector: string) =>
  doing(() => document.querySelector<HTMLElement>(selector)?.focus());

beforeEach(() => {
  pressed.mockClear();
  released.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe("keys", () => {
  test("act while the board has the focus, and then the page does not scroll", () => {
    const { unmount } = mount(<Keyed />);
    focus("#board");
    expect(press("ArrowDown")).toBe(false);
    expect(press(" ")).toBe(false);
    expect(press("a")).toBe(false);
    expect(pressed.mock.calls.flat()).toEqual(["ArrowDown", "Space", "KeyA"]);
    unmount();
  });

  test.each([
    ["no focus at all", "body"],
    ["a link elsewhere", "a"],
  ])("scroll the page with %s", (_case, selector) => {
    const { unmount } = mount(<Keyed />);
    focus(selector);
    expect(press("ArrowDown")).toBe(true);
    expect(press(" ")).toBe(true);
    expect(pressed).not.toHaveBeenCalled();
    unmount();
  });

  test.each([
    ["a field keeps its arrows", "input", "ArrowLeft", {}],
    ["a field keeps its letters", "input", "a", {}],
    ["a button keeps Space", "button", " ", {}],
    ["Ctrl is the browser's", "#board", "ArrowLeft", { ctrlKey: true }],
    ["Alt is the browser's", "#board", "ArrowLeft", { altKey: true }],
    ["Meta is the system's", "#board", "ArrowLeft", { metaKey: true }],
    ["Tab walks on", "#board", "Tab", {}],
    ["other keys are not the game's", "#board", "q", {}],
    ["a composition is not ours", "#board", "a", { isComposing: true }],
  ])("%s", (_case, selector, key, more) => {
    const { unmount } = mount(<Keyed />);
    focus(selector);
    expect(press(key, more)).toBe(true);
    expect(pressed).not.toHaveBeenCalled();
    unmount();
  });

  test("a button inside the game leaves the arrows to the game", () => {
    const { unmount } = mount(<Keyed />);
    focus("button");
    expect(press("ArrowUp")).toBe(false);
    unmount();
  });

  test("WASD goes by position, so that it works on every layout", () => {
    const { unmount } = mount(<Keyed />);
    focus("#board");
    press("q", { code: "KeyA" }); // French keyboards
    expect(pressed).toHaveBeenCalledWith("KeyA");
    unmount();
  });

  test("on arrival an arrow key begins to play and takes the focus; letters do not", () => {
    const { unmount } = mount(<Keyed fromPage />);
    focus("h1");
    expect(press("a")).toBe(true);
    expect(press("ArrowLeft")).toBe(false);
    expect(document.activeElement?.id).toBe("board");
    expect(pressed.mock.calls.flat()).toEqual(["ArrowLeft"]);
    unmount();
  });

  test.each([
    ["a low window, which shows the upper third", 220, 720, true],
    ["only its first row", 330, 830, false],
    ["scrolled past, but for its end", -420, 80, false],
    ["all of it", 10, 360, true],
  ])("on arrival it must be in sight: %s", (_, top, bottom, begins) => {
    vi.stubGlobal("innerHeight", 375);
    const { host, unmount } = mount(<Keyed fromPage />);
    const area = host.querySelector("section")!;
    area.getBoundingClientRect = () => new DOMRect(0, top, 300, bottom - top);
    expect(press("ArrowLeft")).toBe(!begins);
    unmount();
    vi.unstubAllGlobals();
  });

  test("Escape leaves: then the arrow keys are the page's again", () => {
    const { unmount } = mount(<Keyed fromPage />);
    press("ArrowLeft");
    press("Escape");
    expect(document.activeElement?.id).not.toBe("board");
    expect(press("ArrowLeft")).toBe(true);
    expect(pressed).toHaveBeenCalledTimes(1);
    unmount();
  });

  test("so does a click elsewhere", () => {
    const { unmount } = mount(<Keyed fromPage />);
    doing(() =>
      document.querySelector("a")?.dispatchEvent(new Event("pointerdown", { bubbles: true })),
    );
    expect(press("ArrowLeft")).toBe(true);
    doing(() =>
      document.querySelector("#board")?.dispatchEvent(new Event("pointerdown", { bubbles: true })),
    );
    expect(press("ArrowLeft")).toBe(false);
    unmount();
  });

  test("a held key is let go when it comes up, or when the window is left", () => {
    const { unmount } = mount(<Keyed />);
    focus("#board");
    press("ArrowLeft");
    doing(() => globalThis.dispatchEvent(new KeyboardEvent("keyup", { code: "ArrowLeft" })));
    doing(() => globalThis.dispatchEvent(new KeyboardEvent("keyup", { code: "ArrowUp" })));
    expect(released.mock.calls.flat()).toEqual(["ArrowLeft"]);
    press("ArrowRight");
    doing(() => globalThis.dispatchEvent(new Event("blur")));
    doing(() => globalThis.dispatchEvent(new Event("blur")));
    expect(released.mock.calls.flat()).toEqual(["ArrowLeft", "ArrowRight"]);
    unmount();
  });

  test("leaving the page removes every listener", () => {
    const listeners = countListeners();
    for (let round = 0; round < 50; round += 1) {
      const { unmount } = mount(<Keyed fromPage />);
      unmount();
      expect(listeners()).toBe(0);
    }
    expect(press("ArrowLeft")).toBe(true);
  });
});

describe("swipes", () => {
  test.each([
    [11, 0, "right"],
    [-11, 0, "left"],
    [0, 11, "down"],
    [0, -11, "up"],
    [30, 20, "right"],
    [20, -30, "up"],
    [10, 10, null],
    [0, 0, null],
    [-10, 5, null],
  ])("%i across and %i down is %s", (x, y, direction) => {
    expect(directionOfSwipe(x, y)).toBe(direction);
  });

  const swiped = vi.fn<(direction: Direction) => void>();
  function Surface({ again = false }: { again?: boolean }) {
    return <div id="surface" {...useSwipe(swiped, { again })} />;
  }
  const touch = (type: string, x: number, y: number, more: PointerEventInit = {}) =>
    doing(() =>
      document.querySelector("#surface")?.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          clientX: x,
          clientY: y,
          pointerId: 1,
          isPrimary: true,
          buttons: type === "pointerup" ? 0 : 1,
          ...more,
        }),
      ),
    );
  beforeEach(() => swiped.mockClear());

  test("act on crossing the threshold, once for each touch", () => {
    const { unmount } = mount(<Surface />);
    touch("pointerdown", 100, 100);
    touch("pointermove", 108, 100);
    expect(swiped).not.toHaveBeenCalled();
    touch("pointermove", 112, 101);
    expect(swiped.mock.calls).toEqual([["right"]]);
    touch("pointermove", 160, 160);
    touch("pointerup", 160, 160);
    touch("pointermove", 200, 100);
    expect(swiped).toHaveBeenCalledTimes(1);
    touch("pointerdown", 100, 100);
    touch("pointermove", 100, 60);
    expect(swiped).toHaveBeenLastCalledWith("up");
    unmount();
  });

  test("may act again and again, for a snake: one finger draws the whole way", () => {
    const { unmount } = mount(<Surface again />);
    touch("pointerdown", 100, 100);
    touch("pointermove", 112, 100);
    touch("pointermove", 116, 108);
    touch("pointermove", 114, 112);
    touch("pointermove", 100, 112);
    touch("pointerup", 100, 112);
    touch("pointermove", 100, 200);
    expect(swiped.mock.calls.flat()).toEqual(["right", "down", "left"]);
    unmount();
  });

  test.each([
    ["a second finger ends it", "pointerdown", { pointerId: 2, isPrimary: false }],
    ["the browser took the touch away", "pointercancel", {}],
    ["a mouse was let go outside", "pointermove", { buttons: 0 }],
  ])("%s", (_case, type, more) => {
    const { unmount } = mount(<Surface />);
    touch("pointerdown", 100, 100);
    touch(type, 100, 100, more);
    touch("pointermove", 160, 100);
    touch("pointermove", 160, 100, { pointerId: 2, isPrimary: false });
    expect(swiped).not.toHaveBeenCalled();
    unmount();
  });

  test.each([
    ["another finger's movement", { pointerId: 2, isPrimary: false }],
    ["the right mouse button", { button: 2 }],
  ])("%s is none", (_case, more) => {
    const { unmount } = mount(<Surface />);
    touch("pointerdown", 100, 100, "button" in more ? more : {});
    touch("pointermove", 160, 100, "button" in more ? {} : more);
    expect(swiped).not.toHaveBeenCalled();
    unmount();
  });
});

describe("the pad", () => {
  const moved = vi.fn<(direction: Direction) => void>();
  const button = (name: string) =>
    document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)!;
  beforeEach(() => moved.mockClear());

  test("acts when the finger goes down, and its click does not act again", () => {
    const { unmount } = mount(<Pad onPress={moved} />);
    doing(() => button("Left").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })));
    expect(moved.mock.calls).toEqual([["left"]]);
    doing(() =>
      button("Left").dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 })),
    );
    expect(moved).toHaveBeenCalledTimes(1);
    unmount();
  });

  test("acts by keyboard and by screen reader, also after a finger slid off it", () => {
    const { unmount } = mount(<Pad onPress={moved} />);
    doing(() => button("Up").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })));
    doing(() => button("Up").dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 })));
    doing(() =>
      button("Down").dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 })),
    );
    expect(moved.mock.calls.flat()).toEqual(["up", "up", "down"]);
    unmount();
  });

  test("has four named buttons", () => {
    const { host, unmount } = mount(<Pad onPress={moved} />);
    const names = [...host.querySelectorAll("button")].map((key) => key.getAttribute("aria-label"));
    expect(names).toEqual(["Left", "Up", "Down", "Right"]);
    unmount();
  });
});

describe("the review cursor", () => {
  test.each<[number, Direction, number]>([
    [0, "up", 0],
    [0, "left", 0],
    [0, "right", 1],
    [0, "down", 4],
    [3, "right", 3],
    [12, "down", 12],
    [15, "up", 11],
    [4, "left", 4],
  ])("from cell %i %s is cell %i: it stays at an edge", (cell, direction, next) => {
    expect(neighbor(cell, direction, 4, 4)).toBe(next);
  });
});

describe("the announcer", () => {
  function Voice({ event, text }: { event: object | null; text: string }) {
    const { say, spoken } = useAnnouncer(event, text);
    return (
      <>
        <Announcer spoken={spoken} />
        <button type="button" onClick={() => say("Asked.")}>
          Ask
        </button>
      </>
    );
  }
  const heard = () => document.querySelector('[role="status"]')?.textContent;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  });
  const pass = (durationMs: number) => doing(() => vi.advanceTimersByTime(durationMs));

  test("is silent at first, then says what happened", () => {
    const { render, unmount } = mount(<Voice event={null} text="" />);
    pass(5000);
    expect(heard()).toBe("");
    render(<Voice event={{}} text="Moved left." />);
    pass(0);
    expect(heard()).toBe("Moved left.");
    unmount();
  });

  test("does not say what had happened before: a game that is found again was heard then", () => {
    const before = {};
    const { render, unmount } = mount(<Voice event={before} text="Moved left." />);
    render(<Voice event={before} text="Moved left. New best." />);
    pass(5000);
    expect(heard()).toBe("");
    render(<Voice event={{}} text="Moved right." />);
    pass(0);
    expect(heard()).toBe("Moved right.");
    unmount();
  });

  test("rests between two sentences and drops all but the latest", () => {
    const { render, unmount } = mount(<Voice event={null} text="" />);
    render(<Voice event={{}} text="One." />);
    pass(0);
    for (const text of ["Two.", "Three.", "Four."]) {
      render(<Voice event={{}} text={text} />);
      pass(100);
      expect(heard()).toBe("One.");
    }
    pass(400);
    expect(heard()).toBe("Four.");
    unmount();
  });

  test("says the same sentence again when it happened again", () => {
    const { host, render, unmount } = mount(<Voice event={{}} text="Nothing can move left." />);
    pass(0);
    const before = host.querySelector('[role="status"] p');
    render(<Voice event={{}} text="Nothing can move left." />);
    pass(1000);
    expect(host.querySelector('[role="status"] p')).not.toBe(before);
    unmount();
  });

  test("leaves no timer behind", () => {
    const { host, unmount } = mount(<Voice event={null} text="" />);
    doing(() => host.querySelector("button")?.click());
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("a button that asks first", () => {
  const confirmed = vi.fn<() => void>();
  const asked = vi.fn<() => void>();
  const button = (ask: boolean) => (
    <ConfirmButton
      label="New Game"
      question="Start over?"
      ask={ask}
      onConfirm={confirmed}
      onAsk={asked}
    />
  );
  const click = () => doing(() => document.querySelector("button")?.click());
  const label = () => document.querySelector("button")?.textContent;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    confirmed.mockClear();
    asked.mockClear();
  });

  test("acts at once when nothing would be lost", () => {
    const { unmount } = mount(button(false));
    click();
    expect(confirmed).toHaveBeenCalledTimes(1);
    expect(asked).not.toHaveBeenCalled();
    unmount();
  });

  test("asks, acts on the second press, and forgets after a moment", () => {
    const { unmount } = mount(button(true));
    click();
    expect(label()).toBe("Start over?");
    expect(asked).toHaveBeenCalledTimes(1);
    doing(() => vi.advanceTimersByTime(3000));
    expect(label()).toBe("New Game");
    click();
    expect(confirmed).not.toHaveBeenCalled();
    click();
    expect(confirmed).toHaveBeenCalledTimes(1);
    expect(label()).toBe("New Game");
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
