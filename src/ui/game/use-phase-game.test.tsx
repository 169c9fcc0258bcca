// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { scoreCodec, storedValue } from "#browser/storage.ts";
import type { Game } from "#domain/game.ts";
import { phaseAfter, type Phase, type PhaseAction } from "#domain/phase.ts";
import { doing, mount } from "./mount-for-test.tsx";
import { usePhaseGame } from "./use-phase-game.ts";

/** It ends when told, and knows by which rules it was begun. */
interface State {
  phase: Phase;
  score: number;
  rules: string;
}
type Action = PhaseAction | { type: "end" };
const game = (rules: string): Game<State, Action> => ({
  start: () => ({ phase: "idle", score: 0, rules }),
  step: (state, { type }) => ({
    ...state,
    phase: type === "end" ? "over" : phaseAfter(state.phase, type),
  }),
  pace: () => null,
});

const best = storedValue("test-best", scoreCodec);
const shown = ["phase", "rules"] as const;
let play: ReturnType<typeof usePhaseGame<State, Action>>;
function Player({ rules }: { rules: string }) {
  const played = usePhaseGame(game(rules), {
    shown,
    bestOf: () => best,
    actionOf: () => undefined,
  });
  // eslint-disable-next-line react/globals -- the test looks at what the part sees
  play = played;
  return null;
}

test("the score to beat is the best when this game began", () => {
  best.update(() => 40);
  const first = mount(<Player rules="slow" />);
  expect(play.goal).toBe(40);
  first.unmount();
  best.update(() => 0);
  const second = mount(<Player rules="slow" />);
  expect(play.goal).toBe(0);
  doing(() => best.update(() => 70));
  doing(() => play.start());
  expect(play.goal).toBe(70);
  second.unmount();
  best.update(() => 0);
});

test("options that were changed during a game hold for the next one: Play Again takes them", () => {
  const { render, unmount } = mount(<Player rules="slow" />);
  doing(() => play.start());
  render(<Player rules="fast" />);
  doing(() => play.change(game("fast")));
  expect(play.state).toEqual({ phase: "running", score: 0, rules: "slow" });
  doing(() => play.send({ type: "end" }));
  doing(() => play.start());
  expect(play.state).toEqual({ phase: "running", score: 0, rules: "fast" });
  unmount();
});
