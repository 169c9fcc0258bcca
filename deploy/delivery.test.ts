import { describe, expect, test } from "vitest";
import { hostHeaders } from "./host-headers.mjs";
import { nginxMaps, nginxServer } from "./nginx.mjs";
import { contentPolicy, headersOf, metaPolicy, mimeTypes, type Delivery } from "./policy.mjs";

const scriptHash = "sha256-AbC+/=";
const styleHash = "sha256-XyZ+/=";
const hashes = { scriptHash, styleHash };
const externalAccess = {
  "/ip-address": { connect: ["https://ip.example"] },
  "/qr-generator": { images: ["https://qr.example"], camera: true },
} as const;
const deliveries: Delivery[] = [
  { base: "/", ...hashes, externalAccess },
  { base: "/kit/", ...hashes, externalAccess },
  { base: "/", ...hashes, externalAccess: {} },
];
const pages = ["/index.html", "/404.html", "/games.html", "/games/index.html", "/games/2048.html"];
const ownPages = ["/ip-address.html", "/qr-generator.html"];
const workers = ["/service-worker.js", "/assets/workers/regex-tester-worker-x1.js"];
const wasmWorkers = ["/assets/wasm-workers/hash-generator-worker-x1.js"];
const others = [
  "/assets/main-x1.js",
  "/assets/base-x1.css",
  "/assets/codec-x1.wasm",
  "/icon.svg",
  "/og.png",
  "/manifest.webmanifest",
  "/sitemap.xml",
];
const files = [...pages, ...ownPages, ...workers, ...wasmWorkers, ...others];
const cases = deliveries.flatMap((delivery) =>
  files.map((file) => [delivery.base + file.slice(1), file, delivery] as const),
);

describe("the policy", () => {
  const policy = directives(contentPolicy(hashes));

  test.each([
    ["default-src", "'none'"],
    ["style-src", `'self' '${styleHash}'`],
    ["script-src", `'self' '${scriptHash}'`],
    ["connect-src", "'self'"],
    ["worker-src", "'self'"],
    ["frame-ancestors", "'none'"],
    ["require-trusted-types-for", "'script'"],
    ["trusted-types", "default"],
  ])("%s is %s", (name, sources) => {
    expect(policy.get(name)?.join(" ")).toBe(sources);
  });

  test("allows nothing unsafe, no outside host and no scheme for scripts", () => {
    const text = contentPolicy(hashes);
    expect(text).not.toMatch(/unsafe-|https?:|\*/);
    expect(text).not.toContain("upgrade-insecure-requests");
  });

  test("adds a host to the one directive that needs it", () => {
    const own = directives(
      contentPolicy(hashes, { connect: ["https://a.example"], images: ["https://b.example"] }),
    );
    const changed = [...own].filter(
      ([name, sources]) => policy.get(name)?.join() !== sources.join(),
    );
    expect(Object.fromEntries(changed)).toEqual({
      "connect-src": ["'self'", "https://a.example"],
      "img-src": ["'self'", "data:", "blob:", "https://b.example"],
    });
  });

  test("allows WebAssembly to scripts, and only where it is asked for", () => {
    const own = directives(contentPolicy(hashes, { wasm: true }));
    const changed = [...own].filter(
      ([name, sources]) => policy.get(name)?.join() !== sources.join(),
    );
    expect(Object.fromEntries(changed)).toEqual({
      "script-src": ["'self'", `'${scriptHash}'`, "'wasm-unsafe-eval'"],
    });
  });

  test("as a meta tag differs only by what a meta tag may not say", () => {
    const [full, meta] = [contentPolicy(hashes), metaPolicy(contentPolicy(hashes))];
    expect([...directives(full).keys()].filter((name) => !directives(meta).has(name))).toEqual([
      "frame-ancestors",
    ]);
    expect(meta).not.toContain('"');
  });
});

describe("headers", () => {
  const of = (file: string) => headersOf(file, { base: "/", ...hashes, externalAccess });

  test.each([...pages, ...ownPages])("%s is a page: policy, no cache, no frame", (file) => {
    expect(of(file)).toMatchObject({
      "Content-Security-Policy": expect.stringContaining("default-src 'none'"),
      "Cache-Control": "no-cache",
      "X-Frame-Options": "DENY",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Permissions-Policy": expect.stringContaining("microphone=()"),
    });
  });

  test("only the page that needs the camera may ask for it", () => {
    const permissions = (file: string) => (of(file)["Permissions-Policy"] ?? "").split(", ");
    const asking = files.filter((file) => permissions(file).includes("camera=(self)"));
    expect(asking).toEqual(["/qr-generator.html"]);
    for (const file of [...pages, "/ip-address.html"]) {
      expect(permissions(file), file).toContain("camera=()");
    }
    expect(permissions("/qr-generator.html")).not.toContain("camera=()");
  });

  test.each(workers)("%s is a worker: it obeys its own file's policy", (file) => {
    expect(of(file)["Content-Security-Policy"]).toBe(contentPolicy(hashes));
  });

  test("only workers that run WebAssembly may", () => {
    const running = files.filter((file) => of(file)["Content-Security-Policy"]?.includes("wasm"));
    expect(running).toEqual(wasmWorkers);
  });

  test("only the page that needs a host may reach it", () => {
    const reaching = files.filter((file) =>
      of(file)["Content-Security-Policy"]?.includes("ip.example"),
    );
    expect(reaching).toEqual(["/ip-address.html"]);
  });

  test.each(others)("%s carries no policy, which would only cost bytes", (file) => {
    expect(of(file)).not.toHaveProperty("Content-Security-Policy");
    expect(of(file)["X-Content-Type-Options"]).toBe("nosniff");
  });

  test("only what is named after its content is kept for ever", () => {
    const kept = files.filter((file) => of(file)["Cache-Control"]?.includes("immutable"));
    expect(kept).toEqual(files.filter((file) => file.startsWith("/assets/")));
  });

  test("every type of file that is used has a Content-Type", () => {
    expect(files.filter((file) => !((file.split(".").at(-1) ?? "") in mimeTypes))).toEqual([]);
  });
});

describe("nginx", () => {
  test.each(cases)("sends %s with the same headers", (address, file, delivery) => {
    expect(nginxHeaders(address, 200, delivery)).toEqual(headersOf(file, delivery));
  });

  test("does not keep a missing script for a year", () => {
    const [delivery = { base: "/", ...hashes, externalAccess }] = deliveries;
    expect(nginxHeaders("/assets/gone.js", 404, delivery)["Cache-Control"]).toBe("no-cache");
  });

  test("no location has headers of its own, which would silence the others", () => {
    for (const delivery of deliveries) {
      const inside = nginxServer(delivery)
        .split(/^location/m)
        .slice(1);
      expect(inside.join()).not.toContain("add_header");
    }
  });
});

describe("_headers of Netlify and Cloudflare", () => {
  test.each(cases)("gives %s what it needs", (address, file, delivery) => {
    const sent = hostFileHeaders(address, delivery);
    const wanted = headersOf(file, delivery);
    for (const [name, value] of Object.entries(wanted)) {
      if (name === "Content-Security-Policy") continue;
      // These hosts ask before they reuse a file unless told otherwise.
      if (name === "Cache-Control" && value === "no-cache" && !sent[name]) continue;
      expect(sent[name]?.at(-1), name).toBe(value);
    }
    const policy = wanted["Content-Security-Policy"];
    if (policy === undefined) return;
    const meta = file.endsWith(".html") ? [metaPolicy(policy)] : [];
    expect(bothHold([...(sent["Content-Security-Policy"] ?? []), ...meta])).toEqual(
      Object.fromEntries(directives(policy)),
    );
  });

  test("stays within the hosts' limits: 100 rules, 2,000 characters a line", () => {
    const lines = hostHeaders({ base: "/kit/", ...hashes, externalAccess }).split("\n");
    expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThan(100);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
  });
});

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

/** What is left when a browser obeys several policies at once. */
function bothHold(policies: string[]): Record<string, string[]> {
  const all = policies.map(directives);
  const names = new Set(all.flatMap((policy) => [...policy.keys()]));
  return Object.fromEntries(
    [...names].map((name) => {
      const [first = [], ...rest] = all.flatMap((policy) => {
        const sources = policy.get(name);
        return sources ? [sources] : [];
      });
      return [name, first.filter((source) => rest.every((sources) => sources.includes(source)))];
    }),
  );
}

/** Reads `_headers` as those hosts do: every matching block applies. */
function hostFileHeaders(address: string, delivery: Delivery): Record<string, string[]> {
  const sent: Record<string, string[]> = {};
  for (const block of hostHeaders(delivery).split("\n\n")) {
    const [path = "", ...lines] = block.trim().split("\n");
    const matches = path.endsWith("*") ? address.startsWith(path.slice(0, -1)) : address === path;
    if (!matches) continue;
    for (const line of lines) {
      const [, name = "", value = ""] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      (sent[name] ??= []).push(value);
    }
  }
  return sent;
}

/** Reads the generated configuration as nginx does: exact keys, then patterns, then the default. */
function nginxHeaders(uri: string, status: number, delivery: Delivery): Record<string, string> {
  const values = new Map<string, string>();
  for (const [, source = "", name = "", body = ""] of nginxMaps(delivery).matchAll(
    /^map (\S+) (\S+) \{\n([\s\S]*?)^\}/gm,
  )) {
    const input = source.replace("$status", String(status)).replace("$uri", uri);
    const rows = [...body.matchAll(/^ {2}(?:default|"([^"]*)") "([^"]*)";$/gm)];
    const row =
      rows.find(([, key]) => key === input) ??
      rows.find(([, key]) => key?.startsWith("~") && new RegExp(key.slice(1)).test(input)) ??
      rows.find(([, key]) => key === undefined);
    values.set(name, row?.[2] ?? "");
  }
  const lines = nginxServer(delivery).matchAll(
    /^add_header (\S+) (?:"([^"]*)"|(\$\w+)) always;$/gm,
  );
  const headers = [...lines].map(([, name = "", fixed, variable = ""]) => [
    name,
    fixed ?? values.get(variable) ?? "",
  ]);
  return Object.fromEntries(headers.filter(([, value]) => value !== ""));
}
