import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test, type APIResponse } from "@playwright/test";
import { settle } from "./fixtures.ts";
import { paths } from "./site-map.ts";
import { openTestSite, visit } from "./test-site.ts";

const assets = (html: string): string[] =>
  [...html.matchAll(/(?:href|src)="([^"]*\/assets\/[^"]+)"/g)].map(([, address = ""]) => address);

test("every page is sent with its policy, and repeats it for hosts that send none", async ({
  request,
}) => {
  for (const path of [...paths, "/no-such-page"]) {
    const response = await request.get(path);
    const headers = response.headers();
    expect.soft(headers, path).toMatchObject({
      "cache-control": "no-cache",
      "content-encoding": "br",
      "content-type": "text/html; charset=utf-8",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "no-referrer",
      "strict-transport-security": "max-age=63072000; includeSubDomains",
      vary: "Accept-Encoding",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    });
    // It reads codes with the camera; no other page may ask for it.
    const camera = path === "/qr-generator" ? "camera=(self)" : "camera=()";
    expect.soft(headers["permissions-policy"]?.split(", "), path).toContain(camera);
    const [, meta] = /Content-Security-Policy" content="([^"]+)"/.exec(await response.text()) ?? [];
    const policy = headers["content-security-policy"]?.replace("frame-ancestors 'none'; ", "");
    expect.soft(policy, path).toBe(meta);
    expect.soft(meta, path).not.toMatch(/unsafe-/);
  }
});

test("scripts are kept for ever, compressed, and of the right type", async ({ request }) => {
  const files = assets(await (await request.get("/")).text());
  expect(files.length).toBeGreaterThan(4);
  for (const file of files) {
    const response = await request.get(file);
    expect(response.status(), file).toBe(200);
    const headers = response.headers();
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers["content-security-policy"]).toBeUndefined();
    // A font is compressed by itself, and a file of a few bytes would only grow.
    const isTiny = Number(headers["content-length"]) < 500;
    if (!file.endsWith("woff2") && !isTiny) expect(headers["content-encoding"], file).toBe("br");
    expect(headers["content-type"]).toMatch(/^(text\/(javascript|css)|font\/woff2)/);
  }
});

test("only the site's own workers start, and they carry their own policy", async ({
  page,
  request,
}) => {
  const own = ["workers", "wasm-workers"].flatMap((folder) =>
    readdirSync(`dist/assets/${folder}`)
      .filter((name) => /-worker-.*\.js$/.test(name))
      .map((name) => `/assets/${folder}/${name}`),
  );
  expect(own.length).toBeGreaterThan(0);
  await page.goto("/privacy");
  await settle(page);
  const start = (address: string) =>
    page.evaluate(async (script) => {
      try {
        const worker = new Worker(script, { type: "module" });
        // A script that cannot be loaded says so; one that runs waits for its work.
        return await new Promise<string>((done) => {
          worker.addEventListener("error", () => done("failed"));
          setTimeout(() => done("runs"), 500);
        });
      } catch (error) {
        return error instanceof TypeError ? "refused" : String(error);
      }
    }, address);
  const allowingWasm = [];
  const states = await Promise.all(own.map(start));
  for (const [index, address] of own.entries()) {
    expect(states[index], address).toBe("runs");
    const policy = (await request.get(address)).headers()["content-security-policy"];
    expect(policy, address).toContain("default-src 'none'");
    if (policy?.includes("'wasm-unsafe-eval'")) allowingWasm.push(address);
  }
  expect(allowingWasm.map((address) => address.replace(/-worker-.*/, "")).toSorted()).toEqual([
    "/assets/wasm-workers/hash-generator",
    "/assets/wasm-workers/image-optimizer",
  ]);
  expect(await start("https://elsewhere.example/worker.js")).toBe("refused");
  expect(await start("data:text/javascript,1")).toBe("refused");
});

test("a page that has not changed is not sent again", async ({ request }) => {
  const first = await request.get("/games");
  const tag = first.headers().etag ?? "";
  expect(tag).toMatch(/^W\/"[\w-]+"$/);
  const again = (path: string, header: string) =>
    request.get(path, { headers: { "If-None-Match": header } });
  const second = await again("/games", tag);
  expect(second.status()).toBe(304);
  expect((await second.body()).length).toBe(0);
  for (const name of ["cache-control", "content-security-policy", "vary"]) {
    expect(second.headers()[name], name).toBe(first.headers()[name]);
  }
  expect((await again("/games", '"other"')).status()).toBe(200);
  const lost = await request.get("/no-such-page");
  expect((await again("/no-such-page", lost.headers().etag ?? "")).status()).toBe(404);
});

test("a browser gets the best compression that it knows", async ({ request }) => {
  const encodingFor = async (accepted: string) =>
    (await request.get("/", { headers: { "Accept-Encoding": accepted } })).headers()[
      "content-encoding"
    ];
  expect(await encodingFor("gzip, deflate, br, zstd")).toBe("br");
  expect(await encodingFor("gzip")).toBe("gzip");
  expect(await encodingFor("br;q=0, gzip")).toBe("gzip");
  expect(await encodingFor("identity")).toBeUndefined();
});

test("one page has several spellings, and no other has any", async ({ request }) => {
  const games = await (await request.get("/games")).text();
  for (const address of ["/games/", "/games.html", "/games/index.html", "/games?x=1"]) {
    expect(await (await request.get(address)).text(), address).toBe(games);
  }
  for (const address of ["/Games", "/games//snake", "/GAMES/Snake/"]) {
    const moved = await request.get(address, { maxRedirects: 0 });
    expect(moved.status(), address).toBe(308);
    const page = address === "/Games" ? "/games" : "/games/snake";
    expect(moved.headers().location, address).toBe(page);
  }
  for (const address of ["/games/x/", "/games.htm", "/No-Such-Page"]) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
});

test("what is missing is a 404: a page for people, plain words for scripts", async ({
  request,
}) => {
  for (const address of ["/no-such-page", "/games/no-such-game", "/404"]) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(404);
    expect(await response.text()).toContain("Page not found");
  }
  for (const address of ["/assets/gone.js", "/gone.js", "/assets/gone", "/favicon.png"]) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(404);
    expect(response.headers()["content-type"], address).toBe("text/plain; charset=utf-8");
    expect(response.headers()["cache-control"], address).toBe("no-cache");
  }
});

test("nothing outside of the site can be read", async ({ request }) => {
  for (const address of [
    "/..%2fpackage.json",
    "/assets/..%2f..%2fpackage.json",
    "/%2e%2e/package.json",
    "/..%5cpackage.json",
    "/%00",
    "/%E0%A4%A",
    "/_headers",
    "/index.html.br",
  ]) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(404);
    expect(await response.text()).not.toContain('"dependencies"');
  }
  expect((await request.post("/games")).status()).toBe(405);
});

test("a page is sent whole, also to someone who asks for its end", async ({ request }) => {
  const whole = await (await request.get("/games")).body();
  const response = await request.get("/games", { headers: { Range: "bytes=-10" } });
  expect(response.status()).toBe(200);
  expect(await response.body()).toEqual(whole);
});

test("machines find their files", async ({ request, baseURL }) => {
  const text = async (path: string, type: string) => {
    const response: APIResponse = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()["content-type"], path).toContain(type);
    return response.text();
  };
  expect(await text("/robots.txt", "text/plain")).toMatch(/^Sitemap: https:\/\/.+\/sitemap\.xml$/m);
  expect(await text("/.well-known/security.txt", "text/plain")).toMatch(/^Contact: /m);
  const manifest = JSON.parse(await text("/manifest.webmanifest", "application/manifest+json"));
  expect(manifest).toMatchObject({ id: "/", start_url: "/", lang: "en" });
  expect(manifest.shortcuts.length).toBeGreaterThanOrEqual(3);
  for (const { src, sizes } of manifest.icons) {
    const icon = await request.get(new URL(src, baseURL).href);
    expect(icon.status(), src).toBe(200);
    if (src.endsWith(".png")) {
      expect(
        `${(await icon.body()).readUInt32BE(16)}x${(await icon.body()).readUInt32BE(20)}`,
      ).toBe(sizes);
    }
  }
  for (const { url } of manifest.shortcuts)
    expect((await request.get(url)).status(), url).toBe(200);
  const card = await request.get("/og.png");
  expect(card.headers()["cross-origin-resource-policy"]).toBe("cross-origin");
  expect((await card.body()).length).toBeLessThan(40_000);
});

test("the home page is light: at most 16 requests and 95 kB of script", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const requests = new Map<string, { url: string; bytes: number }>();
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (request.url.startsWith("http")) requests.set(requestId, { url: request.url, bytes: 0 });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const known = requests.get(requestId);
    if (known) known.bytes = encodedDataLength;
  });
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new Error("refused"));
  });
  await page.goto("/");
  await settle(page);
  const all = [...requests.values()];
  const scripts = all.filter(({ url }) => url.endsWith(".js"));
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
  expect(all.length, all.map(({ url }) => url).join("\n")).toBeLessThanOrEqual(14); // + icon, manifest
  expect(bytes, JSON.stringify(scripts)).toBeLessThanOrEqual(95_000);
});

test.describe("built for a folder of a host", { tag: "@proof" }, () => {
  test.describe.configure({ mode: "serial" });
  let folder: string;
  let stand: Awaited<ReturnType<typeof openTestSite>>;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    folder = await mkdtemp(join(tmpdir(), "tabkit-kit-"));
    const out = join(folder, "site");
    await promisify(execFile)(
      process.execPath,
      ["node_modules/vite/bin/vite.js", "build", "--logLevel=warn", "--outDir", out],
      { env: { ...process.env, BASE_PATH: "/kit/", SITE_URL: "https://host.example" } },
    );
    stand = await openTestSite(out);
  });

  test.afterAll(async () => {
    await stand.close();
    await rm(folder, { recursive: true, force: true });
  });

  test("every address in every page is below that folder", async () => {
    for (const path of paths) {
      const file = path === "/" ? "index" : path.slice(1);
      const html = readFileSync(join(stand.folder, `${file}.html`), "utf8");
      const addresses = [...html.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(([, found]) => found);
      expect(addresses.length, path).toBeGreaterThan(10);
      expect(addresses.filter((address) => !address?.startsWith("/kit/"))).toEqual([]);
      expect(html).toContain(`<link rel="canonical" href="https://host.example/kit${path}"`);
    }
  });

  test("the server knows where it is", async ({ request }) => {
    const bare = await request.get(`${stand.url}/kit`, { maxRedirects: 0 });
    expect([bare.status(), bare.headers().location]).toEqual([308, "/kit/"]);
    expect((await request.get(`${stand.url}/`)).status()).toBe(404);
    expect((await request.get(`${stand.url}/games`)).status()).toBe(404);
    const lost = await request.get(`${stand.url}/kit/no-such-page`);
    expect(lost.status()).toBe(404);
    expect(await lost.text()).toContain("Page not found");
  });

  test("it runs there, moves there, and stays there without a network", async ({ page }) => {
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(String(error)));
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    await visit(page, `${stand.url}/kit/`);
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(new URL(scope).pathname).toBe("/kit/");
    await page.locator('a[href="/kit/games/2048"]').last().click();
    await expect(page).toHaveURL(`${stand.url}/kit/games/2048`);
    await settle(page);
    stand.network = "down";
    const response = await page.goto(`${stand.url}/kit/games/`);
    expect(response?.fromServiceWorker()).toBe(true);
    await settle(page);
    expect(faults).toEqual([]);
    const lost = await page.goto(`${stand.url}/kit/no-such-page`);
    expect(lost?.status()).toBe(404);
    stand.network = "up";
  });
});
