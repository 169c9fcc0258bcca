// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { doing, mount } from "../mount-for-test.tsx";
import { useDailyLink } from "./use-daily-link.ts";

const play = vi.fn<() => void>();

function Game({ ask }: { ask: boolean }) {
  const { isOffered, begin } = useDailyLink(ask, play);
  return (
    <button type="button" onClick={begin}>
      {isOffered ? "Offered" : "Play"}
    </button>
  );
}
const open = (fragment: string) => history.replaceState(null, "", `/games/test${fragment}`);
const button = () => document.querySelector("button");

beforeEach(() => play.mockClear());
afterEach(() => open(""));

test.each(["", "#main", "#daily=1", "#Daily"])("the link %j begins nothing", (fragment) => {
  open(fragment);
  const { unmount } = mount(<Game ask={false} />);
  expect(play).not.toHaveBeenCalled();
  expect(location.hash).toBe(fragment);
  unmount();
});

test("a link to the day's game begins it once, and a reload does not begin it anew", () => {
  open("#daily");
  const { render, unmount } = mount(<Game ask={false} />);
  expect(play).toHaveBeenCalledTimes(1);
  expect(location.hash).toBe("");
  render(<Game ask />);
  expect(button()?.textContent).toBe("Play");
  unmount();
});

test("a running game is not thrown away, and its end does not begin the day's by itself", () => {
  open("#daily");
  const { render, unmount } = mount(<Game ask />);
  expect(button()?.textContent).toBe("Offered");
  render(<Game ask={false} />);
  expect(play).not.toHaveBeenCalled();
  doing(() => button()?.click());
  expect(play).toHaveBeenCalledTimes(1);
  expect(location.hash).toBe("");
  unmount();
});

test("a link that is pasted into the open page counts, too", () => {
  const { unmount } = mount(<Game ask={false} />);
  open("#daily");
  doing(() => globalThis.dispatchEvent(new Event("hashchange")));
  expect(play).toHaveBeenCalledTimes(1);
  unmount();
});
