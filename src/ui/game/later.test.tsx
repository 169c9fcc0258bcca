// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { later, useLater, type Later } from "./later.ts";
import { mount } from "./mount-for-test.tsx";

let starts: { finish: (part: string) => void; fail: () => void }[];
let source: Later<string>;
let page: ReturnType<typeof mount>;

const start = () =>
  new Promise<string>((finish, refuse) =>
    starts.push({ finish, fail: () => refuse(new Error("gone")) }),
  );
const settle = (change: () => void) => act(async () => change());

function Part({ isWanted = true }: { isWanted?: boolean }) {
  const { part, hasFailed } = useLater(source, isWanted);
  return <p>{part ?? (hasFailed ? "failed" : "waiting")}</p>;
}

beforeEach(() => {
  starts = [];
  source = later(start);
});
afterEach(() => {
  page.unmount();
  vi.restoreAllMocks();
});

test("it is loaded once, however many want it, and then drawn", async () => {
  page = mount([<Part key="one" />, <Part key="two" />]);
  expect(page.host.textContent).toBe("waitingwaiting");
  await settle(() => starts[0]?.finish("here"));
  expect(page.host.textContent).toBe("herehere");
  expect(starts).toHaveLength(1);
});

test("nothing is loaded before it is wanted", async () => {
  page = mount(<Part isWanted={false} />);
  expect(starts).toHaveLength(0);
  page.render(<Part />);
  await settle(() => starts[0]?.finish("here"));
  expect(page.host.textContent).toBe("here");
});

test("what was loaded before is there in the first drawing", async () => {
  page = mount(null);
  const loaded = source.load();
  starts[0]?.finish("here");
  await loaded;
  const seen: (string | null)[] = [];
  function Seen() {
    seen.push(useLater(source).part);
    return null;
  }
  page.render(<Seen />);
  expect([...new Set(seen)]).toEqual(["here"]);
  expect(starts).toHaveLength(1);
});

test("a failure is said, is not tried again by itself, and can be tried again", async () => {
  page = mount([<Part key="one" />, <Part key="two" />]);
  await settle(() => starts[0]?.fail());
  expect(page.host.textContent).toBe("failedfailed");
  page.render([<Part key="one" />, <Part key="three" />]);
  expect(starts).toHaveLength(1);
  await settle(() => {
    void source.retry();
    starts[1]?.finish("here");
  });
  expect(page.host.textContent).toBe("herehere");
});
