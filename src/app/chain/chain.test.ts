import { expect, test } from "vitest";
import { continued, moved, undone, withSteps, type Chain } from "./chain.ts";

const step = (id: string) => ({ id, options: {} });
const chain: Chain = {
  source: "SGk=",
  steps: [step("base64.decode"), step("json.format")],
  at: "/json-formatter",
  past: [],
};
const made = { id: "json.format", options: { indent: "4" }, source: "[1]" };

test("a chain goes on where it ends, with the page's options", () => {
  expect(continued(chain, "/json-formatter", { value: "[\n1]", made })).toEqual({
    source: "SGk=",
    steps: [step("base64.decode"), { id: "json.format", options: { indent: "4" } }],
  });
});

test("another page begins a chain of its own with what made the value", () => {
  expect(continued(chain, "/url-encoder", { value: "x", made })).toEqual({
    source: "[1]",
    steps: [{ id: "json.format", options: { indent: "4" } }],
  });
});

test("a value that no operation made is itself the beginning", () => {
  expect(continued(null, "/url-encoder", { value: "x", made: undefined })).toEqual({
    source: "x",
    steps: [],
  });
});

test("steps move by one, and not beyond the ends", () => {
  const steps = [step("a.a"), step("b.b")];
  expect(moved(steps, 0, 1).map(({ id }) => id)).toEqual(["b.b", "a.a"]);
  expect(moved(steps, 1, 1)).toBe(steps);
  expect(moved(steps, 0, -1)).toBe(steps);
});

test("every change can be undone", () => {
  const once = withSteps(chain, []);
  const twice = withSteps(once, [step("a.a")]);
  expect(undone(twice).steps).toEqual([]);
  expect(undone(undone(twice))).toEqual(chain);
  expect(undone(chain)).toEqual(chain);
});
