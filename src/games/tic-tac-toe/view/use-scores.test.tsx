// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { mount } from "#ui/game/mount-for-test.tsx";
import type { Winner } from "../logic.ts";
import { kept, scores, settings } from "./stored.ts";
import { useScores } from "./use-scores.ts";

function Scores({ winner }: { winner: Winner | null }) {
  const { tallies } = useScores(winner);
  return <p>{`${tallies.X} ${tallies.O} ${tallies.tie}`}</p>;
}

const oldSave =
  '{"version":1,"dice":[1,2,3,4],"moves":[4],"mode":"human","level":"easy","tallies":{"X":5,"O":2,"tie":3}}';

afterEach(() => localStorage.clear());

test("spec: each end is counted once, and a new game keeps the tallies", () => {
  const { host, render, unmount } = mount(<Scores winner={null} />);
  render(<Scores winner="X" />);
  render(<Scores winner="X" />);
  expect(host.textContent).toBe("1 0 0");
  render(<Scores winner={null} />);
  render(<Scores winner="tie" />);
  expect(host.textContent).toBe("1 0 1");
  unmount();
  const again = mount(<Scores winner="tie" />);
  expect(again.host.textContent, "over on arrival").toBe("1 0 1");
  again.unmount();
});

test("scores and options that were kept with a game are taken over once", () => {
  localStorage.setItem(kept.key, oldSave);
  const { host, unmount } = mount(<Scores winner={null} />);
  expect(host.textContent).toBe("5 2 3");
  expect(settings.read()).toEqual({ mode: "human", level: "easy" });
  unmount();
  scores.update(() => ({ X: 0, O: 0, tie: 0 }));
  const again = mount(<Scores winner={null} />);
  expect(again.host.textContent, "they were reset since").toBe("0 0 0");
  again.unmount();
});
