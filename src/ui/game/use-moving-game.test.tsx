// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Game } from "#domain/game.ts";
import { countListeners, doing, mount } from "./mount-for-test.tsx";
import { useMovingGame } from "./use-moving-game.ts";

/** A ball that moves with every tick; what the page shows of it are its turns. */
interface State {
  seed: number;
  isRunning: boolean;
  position: number;
  speed: number;
  turns: number;
}
type Action = "turn" | "stop" | "go";
const ball = (speed = 1): Game<State, { type: Action }> => ({
  start: (seed) => ({ seed, isRunning: true, position: 0, speed, turns: 0 }),
  step(state, action) {
    switch (action.type) {
      case "tick":
        return { ...state, position: state.position + state.speed };
      case "turn":
        // Which tick it comes before or after makes a difference that lasts.
        return { ...state, speed: -2 * state.speed + (state.position % 3), turns: state.turns + 1 };
      case "stop":
        return { ...state, isRunning: false };
      case "go":
        return { ...state, isRunning: true };
    }
  },
  pace: ({ isRunning }) => (isRunning ? "frame" : null),
});

let play: ReturnType<typeof useMovingGame<State, { type: Action }>>;
let renders = 0;
const shown = ["turns", "isRunning"] as const;
const away: { type: Action } = { type: "stop" };

function Player() {
  const played = useMovingGame(ball(), { shown, away });
  // eslint-disable-next-line react/globals -- the test looks at what the part sees
  play = played;
  // eslint-disable-next-line react/globals -- and how often
  renders += 1;
  return null;
}

const send = (type: Action) => doing(() => play.send({ type }));
const pass = (durationMs: number) => doing(() => vi.advanceTimersByTime(durationMs));

beforeEach(() => {
  renders = 0;
  vi.useFakeTimers({
    toFake: ["setTimeout", "performance", "requestAnimationFrame", "cancelAnimationFrame"],
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a moving game", () => {
  test("moves on without a render, and is seen as it is at this moment", () => {
    const { unmount } = mount(<Player />);
    const before = renders;
    pass(1001);
    expect(renders).toBe(before);
    expect(play.state.position).toBe(0);
    expect(play.look().position).toBe(120);
    unmount();
  });

  test("renders when something is another that the page shows", () => {
    const { unmount } = mount(<Player />);
    pass(501);
    send("turn");
    expect(play.state).toMatchObject({ position: 60, turns: 1 });
    unmount();
  });

  test("stands still when it asks for no tick, and goes on when it does", () => {
    const { unmount } = mount(<Player />);
    pass(100);
    send("stop");
    expect(vi.getTimerCount()).toBe(0);
    pass(1000);
    expect(play.look().position).toBe(12);
    send("go");
    pass(100);
    expect(play.look().position).toBe(24);
    unmount();
  });

  test("begins anew, also with other options", () => {
    const { unmount } = mount(<Player />);
    pass(500);
    doing(() => play.restart());
    expect(play.state).toMatchObject({ position: 0, speed: 1 });
    doing(() => play.restart(ball(7)));
    expect(play.state.speed).toBe(7);
    pass(18);
    expect(play.look().position).toBe(14);
    unmount();
  });

  test.each([
    ["another window", () => globalThis.dispatchEvent(new Event("blur"))],
    [
      "another tab",
      () => {
        vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
        document.dispatchEvent(new Event("visibilitychange"));
      },
    ],
  ])("%s ends the run", (_case, turnAway) => {
    const { unmount } = mount(<Player />);
    doing(turnAway);
    expect(play.state.isRunning).toBe(false);
    unmount();
  });

  test("leaving ends every timer and listener", () => {
    const listeners = countListeners();
    for (let round = 0; round < 50; round += 1) {
      const { unmount } = mount(<Player />);
      pass(50);
      expect(listeners()).toBeGreaterThan(0);
      unmount();
      expect(listeners()).toBe(0);
      expect(vi.getTimerCount()).toBe(0);
    }
  });
});

/** Plays for two seconds at a frame rate, with inputs at their own times. */
function playAt(frameTimes: readonly number[]): State {
  let frame: FrameRequestCallback | null = null;
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => {
    frame = callback;
    return 1;
  });
  vi.stubGlobal("cancelAnimationFrame", () => {
    frame = null;
  });
  const startedAt = performance.now();
  const { unmount } = mount(<Player />);
  const inputs = [3, 54, 56, 336, 704, 705.5, 1204, 1995].map((at) => ({ at, isInput: true }));
  const frames = [...frameTimes, 2001].map((at) => ({ at, isInput: false }));
  for (const { at, isInput } of [...inputs, ...frames].toSorted((a, b) => a.at - b.at)) {
    pass(startedAt + at - performance.now());
    if (isInput) send("turn");
    else {
      const draw = frame as FrameRequestCallback | null;
      frame = null;
      doing(() => draw?.(performance.now()));
    }
  }
  const state = play.look();
  unmount();
  return { ...state, seed: 0 };
}

describe("the frame rate", () => {
  const even = (hertz: number) =>
    Array.from({ length: 2 * hertz }, (_, frame) => ((frame + 1) * 1000) / hertz);
  const irregular = Array.from({ length: 80 }, (_, frame) => frame * 25 + ((frame * 7) % 17));

  test("makes no difference: 30, 60, 144, 240 Hz and irregular frames end alike", () => {
    const expected = playAt(even(60));
    expect(expected.turns).toBe(8);
    for (const times of [even(30), even(144), even(240), irregular]) {
      expect(playAt(times)).toEqual(expected);
    }
  });
});
