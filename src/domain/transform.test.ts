import { expect, test } from "vitest";
import { ok } from "./result.ts";
import { madeText, transformJobs } from "./transform.ts";

test("a short text is shown whole", () => {
  expect(madeText("ü\nb")).toEqual({ head: "ü\nb", whole: true, lines: 2, bytes: 4, all: null });
});

test("of a long one the head is shown, and all of it is kept", async () => {
  const text = "ü\n".repeat(30_000);
  const made = madeText(text);
  expect(made).toMatchObject({ whole: false, lines: 30_001, bytes: 90_000 });
  expect(made.head).toBe("ü\n".repeat(20_000));
  expect(await made.all?.text()).toBe(text);
});

test("a worker gets a text as a string or as bytes, with its byte order mark", async () => {
  const jobs = transformJobs((text: string, options: string) => ok(text + options));
  const job = { progress: () => undefined };
  const bytes = new TextEncoder().encode("\uFEFFü");
  expect(await jobs.transform({ text: "a\uD800", options: "!" }, job)).toEqual(ok("a\uD800!"));
  expect(await jobs.transform({ text: bytes, options: "!" }, job)).toEqual(ok("\uFEFFü!"));
});
