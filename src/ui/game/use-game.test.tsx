// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { StoredValue } from "#browser/storage.ts";
import type { Game, Pace } from "#domain/game.ts";
import { countListeners, doing, mount } from "./mount-for-test.tsx";
import { useGame } from "./use-game.ts";

/** A ball that moves with every tick and turns around on command; it writes down all that happens. */
interface State {
  seed: number;
  pace: Pace | null;
  position: number;
  speed: number;
  turns: number;
}
type Action = "turn" | "stop" | "go" | "nothing";
const ball = (pace: Pace): Game<State, { type: Action }> => ({
  start: (seed) => ({ seed, pace, position: 0, speed: 1, turns: 0 }),
  step(state, action) {
    switch (action.type) {
      case "tick":
        return { ...state, position: state.position + state.speed };
      case "turn":
        // Which tick it comes before or after makes a difference that lasts.
        return { ...state, speed: -2 * state.speed + (state.position % 3), turns: state.turns + 1 };
      case "stop":
        return { ...state, pace: null };
      case "go":
        return { ...state, pace };
      case "nothing":
        return state;
    }
  },
  pace: (state) => state.pace,
});

type Play = ReturnType<typeof useGame<State, { type: Action }>>;
let play: Play;
const pause = { type: "stop" } as const;

interface Props {
  game: Game<State, { type: Action }>;
  kept?: StoredValue<State | undefined>;
  away?: { type: Action };
  seed?: number;
  isRace?: boolean;
}
function Player({ game, ...options }: Props) {
  const played = useGame(game, options);
  // eslint-disable-next-line react/globals -- the test looks at what the part sees
  play = played;
  return null;
}

const send = (type: Action) => doing(() => play.send({ type }));
const pass = (durationMs: number) => doing(() => vi.advanceTimersByTime(durationMs));

beforeEach(() => {
  vi.useFakeTimers({
    toFake: [
      "setTimeout",
      "clearTimeout",
      "performance",
      "requestAnimationFrame",
      "cancelAnimationFrame",
    ],
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("ticks", () => {
  test("come while keys are pressed: 25 presses at 20 ms do not put off the 3 ticks due", () => {
    const { unmount } = mount(<Player game={ball(150)} />);
    for (let press = 0; press < 25; press += 1) {
      send("turn");
      pass(20);
    }
    expect(play.state.turns).toBe(25);
    expect(play.state.position).not.toBe(0);
    unmount();

    const calm = mount(<Player game={ball(150)} />);
    pass(500);
    expect(play.state.position).toBe(3);
    calm.unmount();
  });

  test("stop when the game asks for none, and come again when it does", () => {
    const { unmount } = mount(<Player game={ball(100)} />);
    pass(250);
    expect(play.state.position).toBe(2);
    send("stop");
    expect(vi.getTimerCount()).toBe(0);
    pass(1000);
    expect(play.state.position).toBe(2);
    send("go");
    pass(100);
    expect(play.state.position).toBe(3);
    unmount();
  });

  test("of an old game never reach a new one", () => {
    const { unmount } = mount(<Player game={ball(100)} />);
    pass(90);
    doing(() => play.restart(7));
    expect(play.state).toMatchObject({ seed: 7, position: 0 });
    pass(99);
    expect(play.state.position).toBe(0);
    pass(1);
    expect(play.state.position).toBe(1);
    unmount();
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
  const { unmount } = mount(<Player game={ball("frame")} />);
  // Between two steps each: what happens at the very same moment has no order.
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
  const { state } = play;
  unmount();
  expect(frame).toBeNull();
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

  test("nor does a sleep of an hour: five steps are made up for, no more", () => {
    expect(playAt([]).turns).toBe(8);
    let frame: FrameRequestCallback | null = null;
    vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => {
      frame = callback;
      return 1;
    });
    const { unmount } = mount(<Player game={ball("frame")} />);
    pass(3_600_000);
    doing(() => frame?.(performance.now()));
    expect(play.state.position).toBe(5);
    unmount();
  });
});

describe("leaving", () => {
  test.each([150, "frame"] as const)("ends every timer and listener (pace %s)", (pace) => {
    const listeners = countListeners();
    for (let round = 0; round < 50; round += 1) {
      const { unmount } = mount(<Player game={ball(pace)} away={pause} />);
      pass(200);
      send("turn");
      expect(listeners()).toBeGreaterThan(0);
      unmount();
      expect(listeners()).toBe(0);
      expect(vi.getTimerCount()).toBe(0);
    }
  });

  test("for another window sends the game's own action, once", () => {
    const { unmount } = mount(<Player game={ball(100)} away={pause} />);
    doing(() => globalThis.dispatchEvent(new Event("blur")));
    expect(play.state.pace).toBeNull();
    unmount();
  });

  test("for another tab does the same", () => {
    const { unmount } = mount(<Player game={ball(100)} away={pause} />);
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    doing(() => document.dispatchEvent(new Event("visibilitychange")));
    expect(play.state.pace).toBeNull();
    unmount();
  });
});

describe("a game that is kept", () => {
  function stored(first: State | undefined) {
    let value = first;
    const update = vi.fn<(change: (now: State | undefined) => State | undefined) => void>(
      (change) => {
        value = change(value);
      },
    );
    return { key: "kept", initial: first, read: () => value, update, subscribe: () => () => {} };
  }
  const running: State = { seed: 5, pace: null, position: 42, speed: 1, turns: 3 };

  test("goes on where it was", () => {
    const { unmount } = mount(<Player game={ball(100)} kept={stored(running)} />);
    expect(play.state).toBe(running);
    unmount();
  });

  test("is not written until something happened, then after every step", () => {
    const kept = stored(undefined);
    const { unmount } = mount(<Player game={ball(100)} kept={kept} />);
    send("nothing");
    expect(kept.update).not.toHaveBeenCalled();
    send("turn");
    expect(kept.read()).toBe(play.state);
    doing(() => play.restart(9));
    expect(kept.read()).toMatchObject({ seed: 9, position: 0 });
    unmount();
  });
});

test.each([
  ["a chosen seed is that of the first game only", false],
  ["in a race every game has it", true],
])("%s", (_case, isRace) => {
  const { unmount } = mount(<Player game={ball(100)} seed={77} isRace={isRace} />);
  expect(play.state.seed).toBe(77);
  doing(() => play.restart());
  expect(play.state.seed === 77).toBe(isRace);
  unmount();
});
