// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tallyOf, type Finished, type ResultKind } from "#domain/game-results.ts";
import { mount } from "../mount-for-test.tsx";
import { storedResults } from "./stored-results.ts";
import { useResults } from "./use-results.ts";

const kind: ResultKind = { id: "test", name: "Test", better: "more", words: String };
const ended = (score: number): Finished => ({ score, mode: "usual", seed: null, isStandard: true });

function Game({ finished }: { finished: Finished | null }) {
  const { results, before } = useResults(kind, finished);
  const known = before === null ? "–" : tallyOf(before, "usual").played;
  return <p>{`${tallyOf(results, "usual").played} played, ${known} before`}</p>;
}
const stored = () => tallyOf(storedResults("test").read(), "usual");

beforeEach(() => vi.setSystemTime(Date.UTC(2026, 10, 16)));
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test("each game is counted once, however often it is drawn", () => {
  const { host, render, unmount } = mount(<Game finished={null} />);
  expect(host.textContent).toBe("0 played, – before");
  render(<Game finished={ended(3)} />);
  render(<Game finished={ended(3)} />);
  expect(host.textContent).toBe("1 played, 0 before");
  render(<Game finished={null} />);
  expect(host.textContent).toBe("1 played, – before");
  render(<Game finished={ended(5)} />);
  expect(host.textContent).toBe("2 played, 1 before");
  expect(stored()).toEqual({ played: 2, scored: 2, sum: 8, best: 5 });
  unmount();
});

test("a game that is over on arrival was counted before it was left", () => {
  const { host, render, unmount } = mount(<Game finished={ended(3)} />);
  render(<Game finished={ended(3)} />);
  expect(host.textContent).toBe("0 played, – before");
  render(<Game finished={null} />);
  render(<Game finished={ended(4)} />);
  expect(stored().played).toBe(1);
  unmount();
});
