// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { mount } from "#ui/game/mount-for-test.tsx";
import { useRaced } from "./use-raced.ts";

function Game({ race, seed }: { race?: number; seed: number }) {
  return <p>{useRaced(race, seed) ? "known" : "new"}</p>;
}
/** What a page that is opened says of a game. */
function opened(seed: number, race?: number): string | null {
  const { host, unmount } = mount(<Game seed={seed} {...(race === undefined ? {} : { race })} />);
  const text = host.textContent;
  unmount();
  return text;
}
afterEach(() => localStorage.clear());

test("a race is known for one after a reload, too; other games are not", () => {
  expect(opened(7)).toBe("new");
  expect(opened(7, 7)).toBe("known");
  expect(opened(7)).toBe("known");
  expect(opened(8)).toBe("new");
  expect(opened(9, 9)).toBe("known");
  expect(opened(9)).toBe("known");
});
