import { createHash } from "node:crypto";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { nameAfterUnit } from "./chunks.ts";
import { faultsOf, htmlDocument } from "./document.ts";
import { revisionOf, splitByWeight } from "./offline-files.ts";
import { chunksInCircles, filesOfPage, viewsThatImportEntry, type Bundle } from "./page-files.ts";
import { readSettings, readFirstScript } from "./settings.ts";
import { fileNamesOf, siteFiles, type StaticPage } from "./site-files.ts";

const bundle: Bundle = {
  root: "/p",
  chunks: [
    chunk("assets/main-1.js", "/p/src/app/main.tsx", ["assets/react-1.js", "assets/frame-1.js"]),
    chunk("assets/react-1.js", null, []),
    chunk("assets/frame-1.js", null, ["assets/react-1.js"]),
    chunk("assets/parts-1.js", null, ["assets/frame-1.js"], ["assets/parts-1.css"]),
    chunk(
      "assets/2048-1.js",
      "/p/src/games/2048/view.tsx",
      ["assets/parts-1.js"],
      ["assets/2048-1.css"],
    ),
  ],
  assets: ["assets/base-1.css", "assets/inter-1.woff2", "assets/jetbrains-mono-1.woff2"],
};

function chunk(
  fileName: string,
  facadeModuleId: string | null,
  imports: string[],
  css: string[] = [],
) {
  return { fileName, facadeModuleId, imports, css };
}

describe("settings", () => {
  test.each([
    [undefined, "/"],
    ["", "/"],
    ["/", "/"],
    ["kit", "/kit/"],
    ["/kit", "/kit/"],
    ["/a/kit/", "/a/kit/"],
  ])("BASE_PATH %j mounts the site at %s", (text, base) => {
    expect(readSettings({ BASE_PATH: text }).base).toBe(base);
  });

  test.each(["https://x.example/", "/a b/", '/"/', "/../", "/a/./b"])(
    "refuses BASE_PATH %s",
    (text) => {
      expect(() => readSettings({ BASE_PATH: text })).toThrow("BASE_PATH");
    },
  );

  test("SITE_URL is an origin, without its slash", () => {
    expect(readSettings({}).url).toBe("https://tabkit.example");
    expect(readSettings({ SITE_URL: "https://x.example:8443/" }).url).toBe(
      "https://x.example:8443",
    );
    expect(() => readSettings({ SITE_URL: "https://x.example/kit" })).toThrow("BASE_PATH");
    expect(() => readSettings({ SITE_URL: "x.example" })).toThrow("SITE_URL");
  });

  test("a service is an https address, or the default", () => {
    expect(() => readSettings({ VITE_IP_SERVICE_URL: "https://ip.example/json" })).not.toThrow();
    expect(() => readSettings({ VITE_IP_SERVICE_URL: "" })).not.toThrow();
    for (const text of ["http://ip.example", "ip.example", "javascript:alert(1)"]) {
      for (const name of ["VITE_IP_SERVICE_URL", "VITE_QR_SERVICE_URL"]) {
        expect(() => readSettings({ [name]: text })).toThrow(name);
      }
    }
  });

  test("the first script is hashed as it is written into the page", () => {
    const { code, hash } = readFirstScript();
    expect(hash).toBe(`sha256-${createHash("sha256").update(code).digest("base64")}`);
    expect(code).not.toMatch(/\/\/|<\/?script|<!--/);
  });

  test.each([
    ["dark", false, true],
    ["light", true, false],
    [null, true, true],
    [null, false, false],
    ["<img>", true, true],
    [new Error("blocked"), true, true],
    [new Error("blocked"), false, false],
  ])("with %s stored and a dark system %s, the page is dark: %s", (stored, systemIsDark, dark) => {
    const getItem = (key: string) => {
      if (stored instanceof Error) throw stored;
      return key === "theme" ? stored : null;
    };
    expect(runFirstScript({ getItem, systemIsDark }).toggled).toEqual([["dark", dark]]);
  });

  const fast = { saveData: false, rtt: 50, downlink: 10 };
  const kept = { controller: {} };
  test.each<[string, object, boolean]>([
    ["a fast line", { connection: fast }, true],
    ["a browser that tells nothing of its line", {}, true],
    ["a line with a long way", { connection: { ...fast, rtt: 150 } }, false],
    ["a narrow line", { connection: { ...fast, downlink: 1.4 } }, false],
    ["someone who saves data", { connection: { ...fast, saveData: true } }, false],
    [
      "a slow line, first visit",
      { connection: { ...fast, rtt: 300 }, serviceWorker: { controller: null } },
      false,
    ],
    [
      "a slow line, and the font is kept",
      { connection: { ...fast, rtt: 300 }, serviceWorker: kept },
      true,
    ],
  ])("%s: is the font waited for?", (_what, navigator, isWaitedFor) => {
    expect(runFirstScript({ navigator }).removed).toEqual(isWaitedFor ? [] : ["link[as=font]"]);
  });
});

interface Browser {
  getItem?: (key: string) => string | null;
  systemIsDark?: boolean;
  navigator?: object;
}

function runFirstScript({ getItem = () => null, systemIsDark = false, navigator = {} }: Browser) {
  const toggled: [string, boolean][] = [];
  const removed: string[] = [];
  runInNewContext(readFirstScript().code, {
    localStorage: { getItem },
    matchMedia: () => ({ matches: systemIsDark }),
    navigator,
    document: {
      documentElement: {
        classList: { toggle: (...args: [string, boolean]) => toggled.push(args) },
      },
      querySelector: (selector: string) => ({ remove: () => removed.push(selector) }),
    },
  });
  return { toggled, removed };
}

describe("a page's files", () => {
  test("are the entry and all it imports", () => {
    expect(filesOfPage(bundle)).toEqual({
      entry: "assets/main-1.js",
      styles: [],
      preloads: ["assets/react-1.js", "assets/frame-1.js"],
      font: "assets/inter-1.woff2",
    });
  });

  test("on a unit's page, its view too, with the styles of both", () => {
    expect(filesOfPage(bundle, "src/games/2048/view.tsx")).toMatchObject({
      styles: ["assets/2048-1.css", "assets/parts-1.css"],
      preloads: expect.arrayContaining(["assets/2048-1.js", "assets/parts-1.js"]),
    });
  });

  test("an unknown view stops the build", () => {
    expect(() => filesOfPage(bundle, "src/games/chess/view.tsx")).toThrow(
      "src/games/chess/view.tsx",
    );
  });

  test("a view that imports the entry, if only through others, is found", () => {
    const views = ["src/games/2048/view.tsx"];
    expect(viewsThatImportEntry(bundle, views)).toEqual([]);
    const chunks = bundle.chunks.map((each) =>
      each.fileName === "assets/parts-1.js" ? { ...each, imports: ["assets/main-1.js"] } : each,
    );
    expect(viewsThatImportEntry({ ...bundle, chunks }, views)).toEqual(views);
  });

  test("scripts that need each other, if only through others, are found", () => {
    expect(chunksInCircles(bundle)).toEqual([]);
    const chunks = bundle.chunks.map((each) =>
      each.fileName === "assets/frame-1.js" ? { ...each, imports: ["assets/2048-1.js"] } : each,
    );
    expect(chunksInCircles({ ...bundle, chunks })).toEqual([
      "assets/frame-1.js",
      "assets/parts-1.js",
      "assets/2048-1.js",
    ]);
  });
});

describe("a page", () => {
  const parts = {
    base: "/kit/",
    policy: "default-src 'none'",
    firstScript: "first()",
    styleSheet: "p{color:red}",
    files: filesOfPage(bundle, "src/games/2048/view.tsx"),
    head: "<title>2048</title>",
    body: "<main>$& $1</main>",
  };
  const html = htmlDocument(parts);

  test("has its head in the order that paints first", () => {
    const order = [
      "<meta charset",
      '<meta name="viewport"',
      "Content-Security-Policy",
      "<style>p{color:red}</style>",
      'as="font" type="font/woff2" href="/kit/assets/inter-1.woff2"',
      "<script>first()</script>",
      'rel="preload" as="style" crossorigin href="/kit/assets/2048-1.css"',
      "<title>2048</title>",
      'rel="icon"',
      "</head>",
      '<div id="root">',
      'rel="modulepreload" href="/kit/assets/2048-1.js"',
      '<script type="module" src="/kit/assets/main-1.js">',
    ];
    const places = order.map((part) => html.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(html).not.toContain("jetbrains");
  });

  test("holds the body to the letter, without a space that React would notice", () => {
    expect(html).toContain('<div id="root"><main>$& $1</main></div>');
  });

  test("every address is below the base", () => {
    const addresses = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address]) => address);
    expect(addresses.length).toBeGreaterThan(8);
    expect(addresses.filter((address) => !address?.startsWith("/kit/"))).toEqual([]);
  });

  test.each([
    ["a style attribute", '<p style="color:red">', "style attribute"],
    ["a style attribute, oddly written", "<p STYLE = 'color:red'>", "style attribute"],
    ["a style element", "<style>p{}</style>", "<style>"],
    ["an inline script", "<script>alert(1)</script>", "inline script"],
    ["React's own inline script", '<script id="_R_">$RC("B:0","S:0")</script>', "inline script"],
    ["an event handler", '<p onclick="x()">', "event handler"],
    ["a second title", "<title>x</title>", "two titles"],
  ])("with %s stops the build", (_case, body, fault) => {
    expect(
      faultsOf(htmlDocument({ ...parts, body }), "first()", parts.styleSheet).join(),
    ).toContain(fault);
  });

  test.each(["", "<title></title>"])("without a title (%j) stops the build", (head) => {
    expect(faultsOf(htmlDocument({ ...parts, head }), "first()", parts.styleSheet)).toContain(
      "has no title",
    );
  });

  test.each([
    html,
    htmlDocument({ ...parts, body: "<p>style=&quot;x&quot;</p>" }),
    htmlDocument({ ...parts, head: `${parts.head}<script type="application/ld+json">{}</script>` }),
  ])("that is right has no faults", (page) => {
    expect(faultsOf(page, "first()", parts.styleSheet)).toEqual([]);
  });
});

describe("files beside the pages", () => {
  const pages: StaticPage[] = [
    { path: "/", inSitemap: true },
    { path: "/games", inSitemap: true },
    { path: "/games/2048", inSitemap: true },
    { path: "/404", inSitemap: false },
  ];
  const site = { url: "https://x.example", base: "/kit/" };
  const files = siteFiles(pages, site, new Date("2030-01-02T03:04:05Z"));

  test.each([
    ["/", ["index.html"]],
    ["/games", ["games.html", "games/index.html"]],
    ["/games/2048", ["games/2048.html"]],
    ["/404", ["404.html"]],
  ])("%s is written as %j", (path, names) => {
    expect(fileNamesOf(path, pages)).toEqual(names);
  });

  test("the sitemap names every page in full, but not the error page", () => {
    const found = [...files["sitemap.xml"].matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);
    expect(found).toEqual([
      "https://x.example/kit/",
      "https://x.example/kit/games",
      "https://x.example/kit/games/2048",
    ]);
    expect(files["robots.txt"]).toContain("Sitemap: https://x.example/kit/sitemap.xml");
  });

  test("the manifest stays below the base and offers only pages that exist", () => {
    const manifest = JSON.parse(files["manifest.webmanifest"]);
    expect(manifest).toMatchObject({ id: "/kit/", start_url: "/kit/", scope: "/kit/", lang: "en" });
    expect(manifest.shortcuts).toEqual([{ name: "2048", url: "/kit/games/2048" }]);
    expect(
      manifest.icons.map(
        (icon: { purpose: string; sizes: string }) => `${icon.sizes} ${icon.purpose}`,
      ),
    ).toEqual(expect.arrayContaining(["192x192 any", "512x512 any", "512x512 maskable"]));
  });

  test("security.txt has a contact and expires within a year, as RFC 9116 asks", () => {
    const text = files[".well-known/security.txt"];
    expect(text).toContain("Contact: mailto:security@x.example");
    expect(text).toContain("Expires: 2031-01-02T03:04:05.000Z");
    expect(text).toContain("Canonical: https://x.example/kit/.well-known/security.txt");
  });
});

describe("chunks are named after their unit", () => {
  test.each([
    ["/p/src/tools/json-formatter/view.tsx", "json-formatter"],
    ["C:\\p\\src\\games\\2048\\view.module.css", "2048"],
    ["/p/src/tools/regex-tester/worker.ts", "regex-tester-worker"],
    ["/p/src/tools/hash-generator/worker.ts?worker_file&type=module", "hash-generator-worker"],
    ["/p/src/ui/text/editor/codemirror-surface.ts", undefined],
    [null, undefined],
  ])("%s is %s", (file, name) => {
    expect(nameAfterUnit(file)).toBe(name);
  });
});

describe("what is stored for offline", () => {
  const file = (name: string, bytes: number) => ({ name, content: new Uint8Array(bytes) });
  const { files, heavy } = splitByWeight([
    file("assets/main-1.js", 400_000),
    file("assets/big-1.js", 400_001),
    file("assets/small-1.wasm", 10),
    file("icon.svg", 10),
  ]);

  test("wasm and files above 400 kB wait for their first use", () => {
    expect(heavy).toEqual(["assets/big-1.js", "assets/small-1.wasm"]);
  });

  test("a name that does not change with its content carries a mark that does", () => {
    expect(files).toEqual([
      "assets/main-1.js",
      `icon.svg?revision=${revisionOf(new Uint8Array(10))}`,
    ]);
    expect(revisionOf("a")).not.toBe(revisionOf("b"));
  });
});
