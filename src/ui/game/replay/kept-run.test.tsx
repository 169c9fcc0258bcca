// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { storedValue, type StoredValue } from "#browser/storage.ts";
import type { Game } from "#domain/game.ts";
import { wordsFor, type Replayable } from "#domain/recording.ts";
import { openReplay } from "#domain/recording-playback.ts";
import { shape } from "#domain/shape.ts";
import { doing, mount } from "../mount-for-test.tsx";
import { parts } from "../parts.ts";
import { useGame } from "../use-game.ts";
import { useMovingGame } from "../use-moving-game.ts";
import { runOf } from "./play.ts";

/** A ball that rolls until it is stopped, or reaches 9. */
interface State {
  seed: number;
  isRolling: boolean;
  position: number;
}
interface Action {
  type: "go" | "stop" | "jump";
}
const ball: Game<State, Action> = {
  start: (seed) => ({ seed, isRolling: false, position: 0 }),
  step(state, { type }) {
    if (type === "tick") return { ...state, position: state.position + 1 };
    if (type === "jump") return { ...state, position: state.position + 3 };
    return state.isRolling === (type === "go") ? state : { ...state, isRolling: type === "go" };
  },
  pace: ({ isRolling, position }) => (isRolling && position < 9 ? 100 : null),
};
const replay: Replayable<State, Action, object> = {
  id: "ball",
  name: "Ball",
  version: 1,
  options: shape({}),
  optionsOf: () => ({}),
  game: () => ball,
  ...wordsFor<Action>({ g: { type: "go" }, s: { type: "stop" }, j: { type: "jump" } }),
  isOver: ({ position }) => position >= 9,
  resultOf: ({ position }) => `Rolled ${position}`,
};

interface Props {
  kind: "still" | "moving";
  seed?: number;
  kept?: StoredValue<State | undefined>;
  rules?: typeof replay;
}
interface Played {
  state: State;
  send: (action: Action) => void;
  restart: () => void;
  replayText: () => string | null;
  playedMs: () => number;
}
let play: Played;
const away: Action = { type: "stop" };
const shown = ["isRolling", "position"] as const;

function Still({ seed, kept, rules = replay }: Props) {
  const played = useGame(ball, { replay: rules, seed, isRace: true, kept, away });
  // eslint-disable-next-line react/globals -- the test looks at what the part sees
  play = played;
  return null;
}
function Moving({ seed, rules = replay }: Props) {
  const played = useMovingGame(ball, { shown, away, replay: rules, seed, isRace: true });
  // eslint-disable-next-line react/globals -- the test looks at what the part sees
  play = { ...played, restart: () => played.restart() };
  return null;
}
const Player = (props: Props) =>
  props.kind === "still" ? <Still {...props} /> : <Moving {...props} />;

const send = (type: Action["type"]) => doing(() => play.send({ type }));
const pass = (durationMs: number) => doing(() => vi.advanceTimersByTime(durationMs));
const stored = () => runOf("ball").read();

beforeAll(() => parts.load());
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe.each(["still", "moving"] as const)("a recorded game (%s)", (kind) => {
  test("survives a reload: it is found paused where it was, and goes on", () => {
    const first = mount(<Player kind={kind} />);
    const { seed } = play.state;
    send("go");
    pass(250);
    send("jump");
    first.unmount();

    pass(86_400_000);
    const second = mount(<Player kind={kind} />);
    expect(play.state).toEqual({ seed, isRolling: false, position: 5 });
    expect(play.playedMs()).toBeLessThan(1000);
    send("go");
    pass(100);
    expect(play.state.position).toBe(6);
    const opened = openReplay(replay, play.replayText() ?? "");
    expect(opened).toMatchObject({ ok: true, value: { result: "Rolled 6", recording: { seed } } });
    second.unmount();
  });

  test("is written a second after something happened, not with every tick, and when it is left", () => {
    const { unmount } = mount(<Player kind={kind} />);
    pass(2000);
    expect(stored()).toBeNull();
    send("go");
    pass(300);
    send("stop");
    pass(600);
    expect(stored()).toBeNull();
    pass(200);
    expect(stored()).toContain("Ball");
    send("go");
    doing(() => globalThis.dispatchEvent(new Event("pagehide")));
    expect(openReplay(replay, stored() ?? "")).toMatchObject({ ok: true });
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  test("begins a new recording with a new game", () => {
    const { unmount } = mount(<Player kind={kind} />);
    send("jump");
    doing(() => play.restart());
    expect(openReplay(replay, play.replayText() ?? "")).toMatchObject({
      ok: true,
      value: { result: "Rolled 0", recording: { events: [] } },
    });
    unmount();
  });

  test("has in a race the luck that it is given, again and again, and lets the kept one lie until it is played", () => {
    const first = mount(<Player kind={kind} />);
    send("jump");
    first.unmount();
    const before = stored();
    const race = mount(<Player kind={kind} seed={42} />);
    expect(play.state).toMatchObject({ seed: 42, position: 0 });
    doing(() => play.restart());
    expect(play.state.seed).toBe(42);
    race.unmount();
    expect(before).not.toBeNull();
  });

  test("kept by other rules gives way to a new one", () => {
    const first = mount(<Player kind={kind} />);
    send("jump");
    first.unmount();
    const second = mount(<Player kind={kind} rules={{ ...replay, version: 2 }} />);
    expect(play.state.position).toBe(0);
    second.unmount();
  });

  test.each(["", "Tabkit replay 1", "null", "{}"])("garbage is a new game: %j", (text) => {
    runOf("ball").update(() => text);
    const { unmount } = mount(<Player kind={kind} />);
    expect(play.state.position).toBe(0);
    unmount();
  });
});

test("a finished game that moves by itself is not kept, one that waits is: it may be taken back", () => {
  for (const kind of ["still", "moving"] as const) {
    const { unmount } = mount(<Player kind={kind} />);
    for (let jump = 0; jump < 3; jump += 1) send("jump");
    unmount();
    expect(stored() === null, kind).toBe(kind === "moving");
    runOf("ball").update(() => null);
  }
});

describe("a game that was kept before there were recordings", () => {
  const kept = storedValue<State | undefined>("old-ball", {
    parse: (text) =>
      text === null ? undefined : { seed: 1, isRolling: false, position: Number(text) },
    format: (state) => (state === undefined ? null : String(state.position)),
  });

  test("goes on, is kept as before, and gives way to the next one", () => {
    kept.update(() => ({ seed: 1, isRolling: false, position: 4 }));
    const first = mount(<Player kind="still" kept={kept} />);
    expect(play.state.position).toBe(4);
    expect(play.replayText()).toBeNull();
    send("jump");
    expect(localStorage.getItem("old-ball")).toBe("7");
    doing(() => play.restart());
    expect(localStorage.getItem("old-ball")).toBeNull();
    const { seed } = play.state;
    first.unmount();
    const second = mount(<Player kind="still" kept={kept} />);
    expect(play.state).toMatchObject({ seed, position: 0 });
    second.unmount();
  });
});
