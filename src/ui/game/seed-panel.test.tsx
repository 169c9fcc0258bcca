// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { doing, mount } from "./mount-for-test.tsx";
import { SeedPanel } from "./seed-panel.tsx";

afterEach(() => document.body.replaceChildren());

const played = vi.fn<(seed: number) => void>();
const panel = (ask: boolean) => <SeedPanel seed={1} result="" ask={ask} onPlay={played} />;
const play = () => [...document.querySelectorAll("button")].find(({ type }) => type === "submit")!;

function type(text: string): void {
  const field = document.querySelector("input")!;
  doing(() => {
    // React listens for what a browser does, not for a property that was set.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

test.each([
  ["asks before it ends a running game", true, "77", [[], [77]]],
  ["plays at once when there is none", false, "77", [[77]]],
  ["refuses what is no seed, without a question", true, "seven", [[], []]],
])("a typed seed %s", (_case, ask, text, after) => {
  played.mockClear();
  const { unmount } = mount(panel(ask));
  type(text);
  for (const seeds of after) {
    doing(() => play().click());
    expect(played.mock.calls.flat()).toEqual(seeds);
  }
  unmount();
});
