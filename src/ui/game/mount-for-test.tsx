import { act, StrictMode, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { vi } from "vitest";

/** Puts a part on the page as the site does, in StrictMode; `unmount` takes it off again. */
export function mount(node: ReactNode) {
  const flag = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  flag.IS_REACT_ACT_ENVIRONMENT = true;
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  const render = (next: ReactNode) => act(() => root.render(<StrictMode>{next}</StrictMode>));
  render(node);
  return {
    host,
    render,
    unmount: () => {
      act(() => root.unmount());
      host.remove();
      delete flag.IS_REACT_ACT_ENVIRONMENT;
    },
  };
}

/** Does something to the page and lets React draw what follows from it. */
export const doing = (change: () => unknown): void =>
  act(() => {
    change();
  });

/** Counts the listeners on window and document: what is added must be removed. */
export function countListeners() {
  const spies = [globalThis, document].map((target) => ({
    added: vi.spyOn(target, "addEventListener"),
    removed: vi.spyOn(target, "removeEventListener"),
  }));
  return () =>
    spies.reduce(
      (sum, { added, removed }) => sum + added.mock.calls.length - removed.mock.calls.length,
      0,
    );
}
