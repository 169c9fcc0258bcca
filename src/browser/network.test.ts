import { afterEach, describe, expect, test, vi } from "vitest";
import { getJson, mayAsk } from "./network.ts";

afterEach(() => vi.unstubAllGlobals());

const answer = (body: string, status = 200) =>
  vi.stubGlobal("fetch", async () => new Response(body, { status }));

const ask = () => getJson("https://service.example/json", { timeoutMs: 50 });

describe("getJson", () => {
  test("gives the parsed answer", async () => {
    answer('{"ip":"192.0.2.1"}');
    expect(await ask()).toEqual({ ok: true, value: { ip: "192.0.2.1" } });
  });

  test("sends no cookie, no referrer, no body, and caches nothing", async () => {
    const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response("{}"));
    vi.stubGlobal("fetch", fetched);
    await ask();
    expect(fetched).toHaveBeenCalledOnce();
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      credentials: "omit",
      referrerPolicy: "no-referrer",
      cache: "no-store",
    });
    expect(fetched.mock.calls[0]?.[1]).not.toHaveProperty("body");
  });

  test.each([403, 404, 429, 500])("says which status refused: %i", async (status) => {
    answer("{}", status);
    expect(await ask()).toMatchObject({ ok: false, detail: { kind: "status", status } });
  });

  test.each(["", "<!doctype html>", "{"])("an answer of %j is not JSON", async (body) => {
    answer(body);
    expect(await ask()).toMatchObject({ ok: false, detail: { kind: "not-json" } });
  });

  test("an answer over a million characters is refused", async () => {
    answer(`"${"x".repeat(1_000_001)}"`);
    expect(await ask()).toMatchObject({ ok: false, detail: { kind: "too-large" } });
  });

  test("gives up after the time-out", async () => {
    vi.stubGlobal(
      "fetch",
      async (_url: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener("abort", () => reject(new Error("aborted")));
        }),
    );
    expect(await ask()).toMatchObject({ ok: false, detail: { kind: "timeout" } });
  });

  test.each([
    [true, "blocked"],
    [false, "offline"],
  ])("no connection while onLine is %s is %s", async (onLine, kind) => {
    vi.stubGlobal("navigator", { onLine });
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("Failed to fetch");
    });
    expect(await ask()).toMatchObject({ ok: false, detail: { kind } });
  });
});

describe("mayAsk", () => {
  const policy = (content: string | null) =>
    vi.stubGlobal("document", { querySelector: () => (content === null ? null : { content }) });

  test.each([
    [null, true],
    ["default-src 'none'; connect-src 'self' https://ip.example; form-action 'none'", true],
    ["connect-src 'self' https://ip.example", true],
    ["connect-src 'self'", false],
    ["connect-src 'self' https://ip.example.net", false],
  ])("under the policy %j the service may be asked: %s", (content, allowed) => {
    policy(content);
    expect(mayAsk("https://ip.example/json")).toBe(allowed);
  });
});
