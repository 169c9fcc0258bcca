// @vitest-environment happy-dom
import { act, Suspense } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Game } from "#domain/game.ts";
import { wordsFor, type Replayable } from "#domain/recording.ts";
import { shape } from "#domain/shape.ts";
import { doing, mount } from "../mount-for-test.tsx";
import { parts } from "../parts.ts";
import { useGame } from "../use-game.ts";
import { runOf } from "./play.ts";

// What writes and reads a game is loaded later: what if it is late, or does not come at all?

type Action = { type: "add" };
const counter: Game<number, Action> = {
  start: () => 0,
  step: (count) => count + 1,
  pace: () => null,
};
const replay: Replayable<number, Action, object> = {
  id: "counter",
  name: "Counter",
  version: 1,
  options: shape({}),
  optionsOf: () => ({}),
  game: () => counter,
  ...wordsFor<Action>({ a: { type: "add" } }),
  isOver: (count) => count > 9,
  resultOf: (count) => `Counted ${count}`,
};

let page: ReturnType<typeof mount>;
const shown = () => page.host.querySelector("output")?.textContent;
const stored = () => runOf("counter").read();
const add = () => doing(() => page.host.querySelector("button")?.click());
const pass = (durationMs: number) => act(() => vi.advanceTimersByTimeAsync(durationMs));

function Counter() {
  const { state, send, replayText } = useGame(counter, { replay });
  return (
    <>
      <button onClick={() => send({ type: "add" })}>Add</button>
      <output>
        {state}, {replayText() === null ? "no replay" : "a replay"}
      </output>
    </>
  );
}
const game = (
  <Suspense fallback="…">
    <Counter />
  </Suspense>
);

/** The part as it is before it was loaded, until it is. */
function putOff() {
  let resolve = () => {};
  let reject = (_reason: Error) => {};
  const promise = new Promise<void>((...settle) => ([resolve, reject] = settle));
  const look = vi.spyOn(parts, "look").mockReturnValue({ part: null, hasFailed: false });
  const load = vi.spyOn(parts, "load").mockReturnValue(promise);
  const arrive = () =>
    act(async () => {
      look.mockRestore();
      load.mockRestore();
      resolve();
    });
  return { arrive, fail: () => act(async () => reject(new Error("gone"))) };
}

beforeEach(async () => {
  await parts.load();
  localStorage.clear();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  page.unmount();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a game is played meanwhile, and kept as soon as it can be written", async () => {
  const { arrive } = putOff();
  page = mount(game);
  add();
  await pass(5000);
  expect([shown(), stored()]).toEqual(["1, no replay", null]);
  await arrive();
  await pass(1000);
  expect(stored()).toContain("Counted 1");
});

test("a game is played to its end if it never comes", async () => {
  const { fail } = putOff();
  page = mount(game);
  add();
  await fail();
  for (let count = 2; count <= 10; count += 1) add();
  await pass(5000);
  expect([shown(), stored()]).toEqual(["10, no replay", null]);
});

test("a game that was left is waited for, and never overwritten by a new one", async () => {
  page = mount(game);
  add();
  page.unmount();
  const left = stored();
  expect(left).toContain("Counted 1");
  const { arrive } = putOff();
  page = mount(null);
  await act(async () => page.render(game));
  await pass(5000);
  expect([page.host.textContent, stored()]).toEqual(["…", left]);
  await arrive();
  await pass(1000);
  expect(shown()).toBe("1, a replay");
});
