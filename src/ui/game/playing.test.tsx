// @vitest-environment happy-dom
import { useRef, useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { onAway } from "#browser/visibility.ts";
import { countListeners, doing, mount } from "./mount-for-test.tsx";
import { useKeys } from "./use-keys.ts";
import { leavePlayMode, usePlayMode } from "./use-play-mode.ts";
import { useShortcuts } from "./use-shortcuts.ts";

const moved = vi.fn<() => void>();
const clicked = vi.fn<(name: string) => void>();

/** A game that is on, with a switch and a field beside it. */
function Playing({ isPlaying = true }: { isPlaying?: boolean }) {
  const area = useRef<HTMLElement>(null);
  const board = useRef<HTMLDivElement>(null);
  useKeys({
    area,
    board,
    isPlaying,
    press(event) {
      if (event.key !== "ArrowLeft") return false;
      moved();
      return true;
    },
  });
  useShortcuts(area);
  const button = (name: string, keys: string, disabled = false) => (
    <button
      type="button"
      aria-label={name}
      disabled={disabled}
      aria-keyshortcuts={keys}
      onClick={() => clicked(name)}
    />
  );
  return (
    <main>
      <section ref={area} data-game>
        <div ref={board} id="board" role="grid" tabIndex={0} />
        {button("start", "Space Enter")}
        {button("restart", "R")}
        {button("pause", "P", true)}
        {button("left", "ArrowLeft")}
        {button("help", "?")}
        <input id="answer" aria-label="Answer" />
      </section>
      <label>
        <input type="radio" id="mode" /> Mode
      </label>
      <button type="button" id="beside" aria-label="Beside" />
      <select id="level" aria-label="Level" />
      <input id="seed" aria-label="Seed" />
      <dialog open>
        <button type="button" id="in-dialog" aria-label="Close" />
      </dialog>
    </main>
  );
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const focus = (selector: string) => doing(() => find(selector).focus());

/** Presses a key where the focus is; answers whether the page may still act on it. */
function press(key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  let open = true;
  doing(() => {
    open = (document.activeElement ?? document.body).dispatchEvent(event);
  });
  return open;
}

/** What a mouse does: it focuses, and then clicks. */
const clickWithMouse = (selector: string) =>
  doing(() => {
    find(selector).dispatchEvent(new Event("pointerdown", { bubbles: true }));
    find(selector).focus();
    find(selector).dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  });

beforeEach(() => {
  moved.mockClear();
  clicked.mockClear();
});
afterEach(() => document.body.replaceChildren());

describe("while a game is on, its keys reach it", () => {
  test.each(["body", "#beside", "#board"])("from %s", (selector) => {
    const { unmount } = mount(<Playing />);
    focus(selector);
    expect(press("ArrowLeft")).toBe(false);
    expect(moved).toHaveBeenCalledTimes(1);
    unmount();
  });

  test.each(["#mode", "#beside"])(
    "after a click on %s, and the board has the focus",
    (selector) => {
      const { unmount } = mount(<Playing />);
      clickWithMouse(selector);
      expect(document.activeElement?.id).toBe("board");
      expect(press("ArrowLeft")).toBe(false);
      unmount();
    },
  );

  test("but a click into a field leaves the focus there, and the field its keys", () => {
    const { unmount } = mount(<Playing />);
    clickWithMouse("#seed");
    expect(document.activeElement?.id).toBe("seed");
    expect(press("ArrowLeft")).toBe(true);
    unmount();
  });

  test("a switch that the keyboard went to keeps its arrows", () => {
    const { unmount } = mount(<Playing />);
    focus("#mode");
    expect(press("ArrowLeft")).toBe(true);
    unmount();
  });

  test("Escape leaves the game, and a click into it comes back", () => {
    const { unmount } = mount(<Playing />);
    focus("#board");
    press("Escape");
    press("ArrowLeft");
    expect(moved).not.toHaveBeenCalled();
    clickWithMouse("#board");
    press("ArrowLeft");
    expect(moved).toHaveBeenCalledTimes(1);
    unmount();
  });

  /** What a mouse does to a list: it opens, which is a click, and then something is chosen. */
  const chooseWithMouse = () => {
    clickWithMouse("#level");
    const whileOpen = document.activeElement?.id;
    choose();
    return [whileOpen, document.activeElement?.id];
  };
  const choose = () =>
    doing(() => find("#level").dispatchEvent(new Event("change", { bubbles: true })));

  test("a list that is opened by mouse stays open, and what was chosen leads back", () => {
    const { unmount } = mount(<Playing />);
    expect(chooseWithMouse()).toEqual(["level", "board"]);
    unmount();
  });

  test("but not when none is on, or when the keyboard chose", () => {
    const { render, unmount } = mount(<Playing isPlaying={false} />);
    expect(chooseWithMouse()).toEqual(["level", "level"]);
    render(<Playing />);
    press("ArrowDown");
    choose();
    expect(document.activeElement?.id).toBe("level");
    unmount();
  });

  test("when none is on, they are the page's", () => {
    const { unmount } = mount(<Playing isPlaying={false} />);
    focus("#beside");
    press("ArrowLeft");
    expect(moved).not.toHaveBeenCalled();
    clickWithMouse("#beside");
    expect(document.activeElement?.id).toBe("beside");
    unmount();
  });
});

describe("a key presses the button that names it", () => {
  test.each([
    [" ", "start"],
    ["Enter", "start"],
    ["r", "restart"],
    ["R", "restart"],
    ["?", "help"],
  ])("%j: %s", (key, name) => {
    const { unmount } = mount(<Playing />);
    expect(press(key)).toBe(false);
    expect(clicked.mock.calls).toEqual([[name]]);
    unmount();
  });

  test.each([
    ["its button is off", "body", "p", {}],
    ["a field has the focus", "#seed", "r", {}],
    ["the game's own field has it", "#answer", "r", {}],
    ["a dialog is open", "#in-dialog", "r", {}],
    ["another button has the focus and wants Space", "#beside", " ", {}],
    ["it is the browser's", "body", "r", { ctrlKey: true }],
  ])("not when %s", (_case, selector, key, more) => {
    const { unmount } = mount(<Playing />);
    focus(selector);
    expect(press(key, more)).toBe(true);
    expect(clicked).not.toHaveBeenCalled();
    unmount();
  });

  test("once, however long it is held; the game's own keys come first", () => {
    const { unmount } = mount(<Playing />);
    press("r", { repeat: true });
    press("ArrowLeft");
    expect(clicked).not.toHaveBeenCalled();
    unmount();
  });
});

describe("turning away", () => {
  test.each([
    ["#seed", 1],
    ["#in-dialog", 1],
    ["#answer", 0],
    ["#mode", 0],
    ["#beside", 0],
    ["#board", 0],
  ])("focus on %s counts %i", (selector, times) => {
    const { unmount } = mount(<Playing />);
    const away = vi.fn<() => void>();
    const stop = onAway(away);
    focus(selector);
    expect(away).toHaveBeenCalledTimes(times);
    stop();
    unmount();
  });
});

describe("play mode", () => {
  let setTurn: (turn: number) => void;
  function Turns({ isOn = true }: { isOn?: boolean }) {
    const [turn, set] = useState(7);
    // eslint-disable-next-line react/globals -- the test plays as a visitor would
    setTurn = set;
    usePlayMode(isOn, turn);
    return <section data-game />;
  }
  /** Two frames after what was done. */
  const isPlaying = () => {
    doing(() => vi.advanceTimersByTime(40));
    return "playing" in document.documentElement.dataset;
  };
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("folds the page once the turn is drawn, not with it", () => {
    const { unmount } = mount(<Turns />);
    doing(() => setTurn(8));
    expect("playing" in document.documentElement.dataset).toBe(false);
    doing(() => vi.advanceTimersByTime(17));
    expect("playing" in document.documentElement.dataset).toBe(false);
    expect(isPlaying()).toBe(true);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  test("begins with the first turn of this visit, and ends with the game's page", () => {
    const { unmount } = mount(<Turns />);
    expect(isPlaying()).toBe(false);
    doing(() => setTurn(8));
    expect(isPlaying()).toBe(true);
    unmount();
    expect(isPlaying()).toBe(false);
  });

  test("comes back with the next turn, after the page was asked for", () => {
    const { unmount } = mount(<Turns />);
    doing(() => setTurn(8));
    expect(isPlaying()).toBe(true);
    doing(leavePlayMode);
    expect(isPlaying()).toBe(false);
    doing(() => setTurn(9));
    expect(isPlaying()).toBe(true);
    unmount();
    expect(isPlaying()).toBe(false);
  });

  test("ends when no game is on", () => {
    const { render, unmount } = mount(<Turns />);
    doing(() => setTurn(8));
    render(<Turns isOn={false} />);
    expect(isPlaying()).toBe(false);
    unmount();
  });
});

test("leaving the page removes every listener", () => {
  const listeners = countListeners();
  const { unmount } = mount(<Playing />);
  unmount();
  expect(listeners()).toBe(0);
  vi.restoreAllMocks();
});
