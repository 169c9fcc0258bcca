// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { doing, mount } from "./game/mount-for-test.tsx";
import { KeptFor } from "./use-kept.ts";
import { useLinked } from "./use-linked.ts";

let page: ReturnType<typeof mount>;
let change: (next: (value: string) => string) => void;

const read = (fragment: string): string => fragment.replace("#v=", "") || "start";
const write = (value: string): string => `#v=${value}`;
const kept = { parse: read, format: write, toAddress: write };

function Field() {
  const [value, set] = useLinked(read, kept);
  // eslint-disable-next-line react/globals -- the test types as a visitor would
  change = set;
  return value;
}

const type = (text: string) => doing(() => change(() => text));
const rest = () => doing(() => vi.advanceTimersByTime(300));
const paste = (fragment: string) =>
  doing(() => {
    location.hash = fragment;
    dispatchEvent(new HashChangeEvent("hashchange"));
  });

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState({ scroll: 7 }, "", "/calculator/loan?from=home");
  page = mount(<Field />);
});
afterEach(() => {
  page.unmount();
  vi.useRealTimers();
  history.replaceState(null, "", "/");
});

test("nothing is written while nothing was changed", () => {
  rest();
  expect(location.hash).toBe("");
});

test("the address follows once the value rests, and keeps its path and its state", () => {
  const steps = history.length;
  type("a");
  type("ab");
  expect(location.hash).toBe("");
  rest();
  expect(location.pathname + location.search + location.hash).toBe(
    "/calculator/loan?from=home#v=ab",
  );
  expect(history.state).toEqual({ scroll: 7 });
  expect(history.length).toBe(steps);
  expect(page.host.textContent).toBe("ab");
});

test("what the page wrote does not come back over what is typed since", () => {
  type("a");
  rest();
  type("ab");
  page.render(<Field />);
  expect(page.host.textContent).toBe("ab");
});

test("a link pasted into the page counts, also after the page has written", () => {
  type("a");
  rest();
  paste("#v=link");
  expect(page.host.textContent).toBe("link");
  rest();
  expect(location.hash).toBe("#v=link");
  type("b");
  rest();
  expect(location.hash).toBe("#v=b");
});

test("left before the value rested: what was typed last is there again, not the older link", () => {
  const onPage = () => (
    <KeptFor value="/calculator/loan">
      <Field />
    </KeptFor>
  );
  page.render(onPage());
  type("a");
  rest();
  type("ab");
  page.unmount();
  expect(location.hash).toBe("#v=a");
  page = mount(onPage());
  expect(page.host.textContent).toBe("ab");
  page.unmount();
  history.replaceState(null, "", "/calculator/loan#v=of-a-friend");
  page = mount(onPage());
  expect(page.host.textContent).toBe("of-a-friend");
});
