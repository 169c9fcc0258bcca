// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { doing, mount } from "./game/mount-for-test.tsx";
import { TextInput } from "./text-input.tsx";

let page: ReturnType<typeof mount>;
let said: string[];

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
});
afterEach(() => {
  page.unmount();
  vi.useRealTimers();
});

/** The field with a text in it that is no number, and a hint about that. */
const field = (text: string, hint = `Not a number: “${text}”`, invalid = true) => (
  <TextInput label="Amount" value={text} hint={hint} invalid={invalid} onChange={() => {}} />
);
const listen = () => said.push(page.host.querySelector("[aria-live]")?.textContent ?? "");

test("a problem is said once the typing rests, and not per key", () => {
  page = mount(field("", "", false));
  for (const text of ["p", "pl", "ple"]) {
    page.render(field(text));
    listen();
  }
  expect(said.filter(Boolean)).toEqual([]);
  doing(() => vi.advanceTimersByTime(500));
  listen();
  expect(said.filter(Boolean)).toEqual(["Not a number: “ple”"]);
});

test("what is no problem is said at once, and a problem is gone with its cause", () => {
  page = mount(field("x"));
  listen();
  page.render(field("1/2", "0.5", false));
  listen();
  page.render(field("1", "", false));
  listen();
  expect(said).toEqual(["Not a number: “x”", "0.5", ""]);
});
