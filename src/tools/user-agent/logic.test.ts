import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { saysOf } from "./logic/told.ts";
import { anyCharacter } from "#proof/any-character.ts";
import { readHints, refine, systemOf, hintFacts } from "./logic/hints.ts";
import {
  bareAgent,
  caveatsOf,
  maxAgentChars,
  readUserAgent,
  reportJson,
  seeTouch,
} from "./logic.ts";
import type { Report } from "./logic/report.ts";
import { browserRows, deviceRows, systemRows } from "./logic/rows.data.ts";
import { samples } from "./view/sample.ts";

type Case = [
  what: string,
  text: string,
  browser: string,
  os: string,
  device: string,
  exact: string,
];

const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)";
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit";
const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15";
const like = "(KHTML, like Gecko)";

/** Strings as browsers send them: from the vendors' pages and from ua-parser's test suite. */
const agents: Case[] = [
  // Firefox comes first, whatever else is named.
  [
    "Firefox, Windows",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0",
    "Firefox",
    "Windows 10/11",
    "Desktop",
    "Firefox 127.0",
  ],
  [
    "Firefox, macOS",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:128.0) Gecko/20100101 Firefox/128.0",
    "Firefox",
    "macOS",
    "Desktop",
    "Firefox 128.0",
  ],
  [
    "Firefox, Ubuntu",
    "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0",
    "Firefox",
    "Linux",
    "Desktop",
    "Firefox 127.0",
  ],
  [
    "Firefox, Android",
    "Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0",
    "Firefox",
    "Android",
    "Android Device",
    "Firefox 127.0",
  ],
  [
    "Firefox, iPhone",
    `Mozilla/5.0 (iPhone; CPU iPhone OS 14_5 like Mac OS X) AppleWebKit/605.1.15 ${like} FxiOS/128.0 Mobile/15E148 Safari/605.1.15`,
    "Firefox",
    "iOS",
    "iPhone",
    "Firefox 128.0",
  ],
  [
    "Firefox, iPad",
    `Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 ${like} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`,
    "Firefox",
    "iPadOS",
    "iPad",
    "Firefox 127.0",
  ],
  [
    "Firefox 52 on XP, the last",
    "Mozilla/5.0 (Windows NT 5.1; rv:52.0) Gecko/20100101 Firefox/52.0",
    "Firefox",
    "Windows XP",
    "Desktop",
    "Firefox 52.0",
  ],
  [
    "SeaMonkey",
    "Mozilla/5.0 (Windows NT 10.0; WOW64; rv:60.0) Gecko/20100101 Firefox/60.0 SeaMonkey/2.53.18",
    "Firefox",
    "Windows 10/11",
    "Desktop",
    "SeaMonkey 2.53.18",
  ],
  [
    "Camino",
    "Mozilla/5.0 (Macintosh; U; Intel Mac OS X 10.6; en; rv:1.9.2.28) Gecko/20120308 Camino/2.1.2 (MultiLang) (like Firefox/3.6.28)",
    "Firefox",
    "Mac OS X",
    "Desktop",
    "Camino 2.1.2",
  ],
  [
    "Pale Moon",
    "Mozilla/5.0 (X11; Linux x86_64; rv:102.0) Goanna/6.7 Firefox/102.0 PaleMoon/33.2.0",
    "Firefox",
    "Linux",
    "Desktop",
    "Pale Moon 33.2.0",
  ],
  [
    "Opera 9.5 posing as Firefox",
    "Mozilla/5.0 (Windows NT 5.1; U; en; rv:1.8.1) Gecko/20061208 Firefox/2.0.0 Opera 9.50",
    "Firefox",
    "Windows XP",
    "Desktop",
    "Opera 9.50",
  ],
  [
    "KaiOS",
    "Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5",
    "Firefox",
    "Unknown",
    "Mobile Device",
    "Firefox 48.0",
  ],
  [
    "Firefox OS",
    "Mozilla/5.0 (Mobile; rv:15.0) Gecko/15.0 Firefox/15.0",
    "Firefox",
    "Unknown",
    "Mobile Device",
    "Firefox 15.0",
  ],
  // Samsung
  [
    "Samsung Browser",
    `Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S918B) AppleWebKit/537.36 ${like} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    "Samsung Browser",
    "Android",
    "Android Device",
    "Samsung Browser 25.0",
  ],
  [
    "Samsung Browser, tablet",
    `Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-X906C) AppleWebKit/537.36 ${like} SamsungBrowser/22.0 Chrome/111.0.5563.116 Safari/537.36`,
    "Samsung Browser",
    "Android",
    "Android Device",
    "Samsung Browser 22.0",
  ],
  [
    "Samsung TV",
    `Mozilla/5.0 (SMART-TV; LINUX; Tizen 6.0) AppleWebKit/537.36 ${like} 76.0.3809.146/6.0 TV Safari/537.36`,
    "Safari",
    "Unknown",
    "Desktop",
    "Safari",
  ],
  // Opera
  [
    "Opera",
    `${windows} Chrome/125.0.0.0 Safari/537.36 OPR/111.0.0.0`,
    "Opera",
    "Windows 10/11",
    "Desktop",
    "Opera 111.0.0.0",
  ],
  [
    "Opera, Android",
    `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 ${like} Chrome/124.0.0.0 Mobile Safari/537.36 OPR/82.0.0.0`,
    "Opera",
    "Android",
    "Android Device",
    "Opera 82.0.0.0",
  ],
  [
    "Opera, iPhone",
    `Mozilla/5.0 (iPhone; CPU iPhone OS 7_1_1 like Mac OS X) AppleWebKit/537.51.2 ${like} OPiOS/8.0.1.80062 Mobile/11D201 Safari/9537.53`,
    "Opera",
    "iOS",
    "iPhone",
    "Opera 8.0.1.80062",
  ],
  [
    "Opera 12",
    "Opera/9.80 (Windows NT 6.1; WOW64) Presto/2.12.388 Version/12.18",
    "Opera",
    "Windows 7",
    "Desktop",
    "Opera 12.18",
  ],
  [
    "Opera 8 posing as Internet Explorer",
    "Mozilla/4.0 (compatible; MSIE 6.0; Windows NT 5.1; en) Opera 8.50",
    "Opera",
    "Windows XP",
    "Desktop",
    "Opera 8.50",
  ],
  [
    "Opera Mini",
    "Opera/9.80 (J2ME/MIDP; Opera Mini/9.80 (S60; SymbOS; Opera Mobi/23.348; U; en) Presto/2.5.25 Version/10.54",
    "Opera",
    "Unknown",
    "Mobile Device",
    "Opera Mini 9.80",
  ],
  [
    "Opera, tablet",
    "Opera/9.80 (Android 3.2; Linux; Opera Tablet/ADR-1106291546; U; en) Presto/2.8.149 Version/11.10",
    "Opera",
    "Android",
    "Android Device",
    "Opera 11.10",
  ],
  ["Wii", "Opera/9.30 (Nintendo Wii; U; ; 3642; en)", "Opera", "Unknown", "Desktop", "Opera 9.30"],
  // Internet Explorer
  [
    "Internet Explorer 11",
    "Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko",
    "Internet Explorer",
    "Windows 10/11",
    "Desktop",
    "Internet Explorer 11",
  ],
  [
    "Internet Explorer 11, 8.1",
    "Mozilla/5.0 (Windows NT 6.3; Trident/7.0; rv:11.0) like Gecko",
    "Internet Explorer",
    "Windows 8.1",
    "Desktop",
    "Internet Explorer 11",
  ],
  [
    "Internet Explorer 10",
    "Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)",
    "Internet Explorer",
    "Windows 8",
    "Desktop",
    "Internet Explorer 10",
  ],
  [
    "Internet Explorer 9",
    "Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0)",
    "Internet Explorer",
    "Windows 7",
    "Desktop",
    "Internet Explorer 9",
  ],
  [
    "Internet Explorer 9, Vista",
    "Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.0; Trident/5.0)",
    "Internet Explorer",
    "Windows Vista",
    "Desktop",
    "Internet Explorer 9",
  ],
  [
    "Internet Explorer 11 posing as 7",
    "Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 6.1; WOW64; Trident/7.0; SLCC2)",
    "Internet Explorer",
    "Windows 7",
    "Desktop",
    "Internet Explorer 11",
  ],
  [
    "Internet Explorer 6",
    "Mozilla/4.0 (compatible; MSIE 6.0; Windows NT 5.1; SV1)",
    "Internet Explorer",
    "Windows XP",
    "Desktop",
    "Internet Explorer 6.0",
  ],
  [
    "Internet Explorer 5, Mac",
    "Mozilla/4.0 (compatible; MSIE 5.17; Mac_PowerPC)",
    "Internet Explorer",
    "Mac OS",
    "Desktop",
    "Internet Explorer 5.17",
  ],
  [
    "Internet Explorer 5, 2000",
    "Mozilla/4.0 (compatible; MSIE 5.01; Windows NT 5.0)",
    "Internet Explorer",
    "Unknown",
    "Desktop",
    "Internet Explorer 5.01",
  ],
  [
    "Windows Phone 8.1 posing as all",
    `Mozilla/5.0 (Mobile; Windows Phone 8.1; Android 4.0; ARM; Trident/7.0; Touch; rv:11.0; IEMobile/11.0; NOKIA; Lumia 520) like iPhone OS 7_0_3 Mac OS X AppleWebKit/537 ${like} Mobile Safari/537`,
    "Internet Explorer",
    "iOS",
    "iPhone",
    "Internet Explorer Mobile 11.0",
  ],
  // Edge
  [
    "Edge",
    `${windows} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.2592.68`,
    "Edge",
    "Windows 10/11",
    "Desktop",
    "Edge 126.0.2592.68",
  ],
  [
    "Edge, macOS",
    `${mac}/537.36 ${like} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.2592.68`,
    "Edge",
    "macOS",
    "Desktop",
    "Edge 126.0.2592.68",
  ],
  [
    "Edge, Android",
    `Mozilla/5.0 (Linux; Android 10; HD1913) AppleWebKit/537.36 ${like} Chrome/126.0.6478.62 Mobile Safari/537.36 EdgA/124.0.2478.64`,
    "Edge",
    "Android",
    "Android Device",
    "Edge 124.0.2478.64",
  ],
  [
    "Edge, iPhone",
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 ${like} Version/17.0 EdgiOS/124.0.2478.71 Mobile/15E148 Safari/604.1`,
    "Edge",
    "iOS",
    "iPhone",
    "Edge 124.0.2478.71",
  ],
  [
    "Edge of 2018",
    `${windows} Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763`,
    "Edge",
    "Windows 10/11",
    "Desktop",
    "Edge 18.17763",
  ],
  [
    "Xbox",
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64; Xbox; Xbox One) AppleWebKit/537.36 ${like} Chrome/90.0.4430.212 Safari/537.36 Edge/44.18363.8131`,
    "Edge",
    "Windows 10/11",
    "Desktop",
    "Edge 44.18363.8131",
  ],
  // Chrome, and what is built from it
  [
    "Chrome, Windows",
    `${windows} Chrome/126.0.0.0 Safari/537.36`,
    "Chrome",
    "Windows 10/11",
    "Desktop",
    "Chrome 126.0.0.0",
  ],
  [
    "Chrome 109 on Windows 7, the last",
    `Mozilla/5.0 (Windows NT 6.1; Win64; x64) AppleWebKit/537.36 ${like} Chrome/109.0.0.0 Safari/537.36`,
    "Chrome",
    "Windows 7",
    "Desktop",
    "Chrome 109.0.0.0",
  ],
  [
    "Chrome 49 on XP, the last",
    `Mozilla/5.0 (Windows NT 5.1) AppleWebKit/537.36 ${like} Chrome/49.0.2623.112 Safari/537.36`,
    "Chrome",
    "Windows XP",
    "Desktop",
    "Chrome 49.0.2623.112",
  ],
  [
    "Chrome, Server 2003",
    `Mozilla/5.0 (Windows NT 5.2) AppleWebKit/535.1 ${like} Chrome/13.0.782.107 Safari/535.1`,
    "Chrome",
    "Windows XP",
    "Desktop",
    "Chrome 13.0.782.107",
  ],
  [
    "Chrome, macOS",
    `${mac}/537.36 ${like} Chrome/126.0.0.0 Safari/537.36`,
    "Chrome",
    "macOS",
    "Desktop",
    "Chrome 126.0.0.0",
  ],
  [
    "Chrome, Yosemite",
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_10_4) AppleWebKit/537.36 ${like} Chrome/43.0.2357.130 Safari/537.36`,
    "Chrome",
    "OS X",
    "Desktop",
    "Chrome 43.0.2357.130",
  ],
  [
    "Chrome, Linux",
    `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 ${like} Chrome/126.0.0.0 Safari/537.36`,
    "Chrome",
    "Linux",
    "Desktop",
    "Chrome 126.0.0.0",
  ],
  [
    "Chrome, ChromeOS",
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 ${like} Chrome/126.0.0.0 Safari/537.36`,
    "Chrome",
    "Unknown",
    "Desktop",
    "Chrome 126.0.0.0",
  ],
  [
    "Chrome, Android",
    `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 ${like} Chrome/126.0.0.0 Mobile Safari/537.36`,
    "Chrome",
    "Android",
    "Android Device",
    "Chrome 126.0.0.0",
  ],
  [
    "Chrome, Pixel",
    `Mozilla/5.0 (Linux; Android 13; Pixel 7 Pro) AppleWebKit/537.36 ${like} Chrome/112.0.0.0 Mobile Safari/537.36`,
    "Chrome",
    "Android",
    "Android Device",
    "Chrome 112.0.0.0",
  ],
  [
    "Chrome, iPhone",
    `${iphone} ${like} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`,
    "Chrome",
    "iOS",
    "iPhone",
    "Chrome 126.0.6478.54",
  ],
  [
    "Chrome, iPad",
    `Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 ${like} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`,
    "Chrome",
    "iPadOS",
    "iPad",
    "Chrome 126.0.6478.54",
  ],
  [
    "Vivaldi",
    `${windows} Chrome/124.0.0.0 Safari/537.36 Vivaldi/6.7.3329.35`,
    "Chrome",
    "Windows 10/11",
    "Desktop",
    "Vivaldi 6.7.3329.35",
  ],
  [
    "Yandex Browser",
    `${windows} Chrome/124.0.0.0 YaBrowser/24.6.0.0 Safari/537.36`,
    "Chrome",
    "Windows 10/11",
    "Desktop",
    "Yandex Browser 24.6.0.0",
  ],
  [
    "UC Browser",
    `Mozilla/5.0 (Linux; U; Android 9; en-US; CPH1923 Build/PPR1.180610.011) AppleWebKit/537.36 ${like} Version/4.0 Chrome/57.0.2987.108 UCBrowser/13.0.8.1291 Mobile Safari/537.36`,
    "Chrome",
    "Android",
    "Android Device",
    "UC Browser 13.0.8.1291",
  ],
  [
    "Mi Browser",
    `Mozilla/5.0 (Linux; U; Android 10; en-in; Redmi Note 8 Build/QKQ1.200114.002) AppleWebKit/537.36 ${like} Version/4.0 Chrome/79.0.3945.147 Mobile Safari/537.36 XiaoMi/MiuiBrowser/12.10.5-gn`,
    "Chrome",
    "Android",
    "Android Device",
    "Mi Browser 12.10.5",
  ],
  [
    "Headless Chrome",
    `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 ${like} HeadlessChrome/126.0.6478.61 Safari/537.36`,
    "Chrome",
    "Linux",
    "Desktop",
    "Headless Chrome 126.0.6478.61",
  ],
  [
    "an app of Electron",
    `${mac}/537.36 ${like} Slack/4.38.125 Chrome/124.0.6367.207 Electron/30.0.6 Safari/537.36`,
    "Chrome",
    "macOS",
    "Desktop",
    "Electron app 30.0.6",
  ],
  [
    "a web view",
    `Mozilla/5.0 (Linux; Android 13; SM-S918U Build/TP1A.220624.014; wv) AppleWebKit/537.36 ${like} Version/4.0 Chrome/115.0.5790.166 Mobile Safari/537.36`,
    "Chrome",
    "Android",
    "Android Device",
    "Chrome 115.0.5790.166",
  ],
  // Safari, and what only says so
  [
    "Safari, macOS",
    `${mac}/605.1.15 ${like} Version/17.5 Safari/605.1.15`,
    "Safari",
    "macOS",
    "Desktop",
    "Safari 17.5",
  ],
  [
    "Safari, Sonoma as no browser says it",
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 ${like} Version/17.5 Safari/605.1.15`,
    "Safari",
    "macOS",
    "Desktop",
    "Safari 17.5",
  ],
  [
    "Safari, Mavericks",
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_9_5) AppleWebKit/600.8.9 ${like} Version/7.1.8 Safari/537.85.17`,
    "Safari",
    "OS X",
    "Desktop",
    "Safari 7.1.8",
  ],
  [
    "Safari, Snow Leopard",
    `Mozilla/5.0 (Macintosh; U; Intel Mac OS X 10_6_5; en-us) AppleWebKit/533.18.1 ${like} Version/5.0.2 Safari/533.18.5`,
    "Safari",
    "Mac OS X",
    "Desktop",
    "Safari 5.0.2",
  ],
  [
    "Safari, PowerPC",
    `Mozilla/5.0 (Macintosh; U; PPC Mac OS X; en-us) AppleWebKit/418.8 ${like} Safari/419.3`,
    "Safari",
    "Mac OS X",
    "Desktop",
    "Safari",
  ],
  [
    "Safari, iPhone",
    `${iphone} ${like} Version/17.5 Mobile/15E148 Safari/604.1`,
    "Safari",
    "iOS",
    "iPhone",
    "Safari 17.5",
  ],
  [
    "Safari, iPad",
    `Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15 ${like} Version/12.1.2 Mobile/15E148 Safari/604.1`,
    "Safari",
    "iPadOS",
    "iPad",
    "Safari 12.1.2",
  ],
  [
    "Safari, the first iPad",
    `Mozilla/5.0(iPad; U; CPU iPhone OS 3_2 like Mac OS X; en-us) AppleWebKit/531.21.10 ${like} Version/4.0.4 Mobile/7B314 Safari/531.21.10`,
    "Safari",
    "iPadOS",
    "iPad",
    "Safari 4.0.4",
  ],
  [
    "Safari, iPod",
    `Mozilla/5.0 (iPod; U; CPU iPhone OS 4_3_2 like Mac OS X; en-us) AppleWebKit/533.17.9 ${like} Version/5.0.2 Mobile/8H7 Safari/6533.18.5`,
    "Safari",
    "iOS",
    "Mobile Device",
    "Safari 5.0.2",
  ],
  [
    "Android Browser",
    `Mozilla/5.0 (Linux; U; Android 4.0.3; en-us; Amaze_4G Build/IML74K) AppleWebKit/534.30 ${like} Version/4.0 Mobile Safari/534.30`,
    "Safari",
    "Android",
    "Android Device",
    "Android Browser 4.0",
  ],
  [
    "BlackBerry 10",
    `Mozilla/5.0 (BB10; Touch) AppleWebKit/537.3+ ${like} Version/10.0.9.388 Mobile Safari/537.3+`,
    "Safari",
    "Unknown",
    "Mobile Device",
    "Safari 10.0.9.388",
  ],
  [
    "Konqueror",
    "Mozilla/5.0 (X11; U; Linux; de-DE) AppleWebKit/527  (KHTML, like Gecko, Safari/419.3) konqueror/4.3.1",
    "Safari",
    "Linux",
    "Desktop",
    "Konqueror 4.3.1",
  ],
  [
    "GNOME Web",
    `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 ${like} Version/16.6 Safari/605.1.15 Epiphany/605.1.15`,
    "Safari",
    "Linux",
    "Desktop",
    "GNOME Web 605.1.15",
  ],
  // Unknown
  ["Instagram, iPhone", samples[3].text, "Unknown", "iOS", "iPhone", ""],
  [
    "PlayStation 3",
    `Mozilla/5.0 (PLAYSTATION 3 4.31) AppleWebKit/531.22.8 ${like}`,
    "Unknown",
    "Unknown",
    "Desktop",
    "",
  ],
  ["curl", "curl/8.8.0", "Unknown", "Unknown", "Desktop", ""],
  [
    "Python on Linux",
    "python-requests/0.14 CPython/2.6 Linux/2.6-43-server",
    "Unknown",
    "Linux",
    "Desktop",
    "",
  ],
  ["nothing", "", "Unknown", "Unknown", "Desktop", ""],
];

describe("Spec §9, user agent detection", () => {
  test("“browser order: Firefox, Samsung Browser, Opera, Trident (Internet Explorer), Edge, Chrome, Safari, else Unknown”", () => {
    expect(browserRows.map(([name]) => name)).toEqual([
      "Firefox",
      "Samsung Browser",
      "Opera",
      "Internet Explorer",
      "Edge",
      "Chrome",
      "Safari",
    ]);
    expect(readUserAgent("?").browser).toBe("Unknown");
  });

  test("“OS: Windows 10/11, 8.1, 8, 7, Vista, XP, macOS variants, iOS (iPhone), iPadOS, Android, Linux”", () => {
    expect(systemRows.map(([name]) => name)).toEqual([
      "Windows 10/11",
      "Windows 8.1",
      "Windows 8",
      "Windows 7",
      "Windows Vista",
      "Windows XP",
      "Mac OS X",
      "OS X",
      "macOS",
      "Mac OS",
      "iOS",
      "iPadOS",
      "Android",
      "Linux",
    ]);
  });

  test("“Device: iPhone, iPad, Android Device, Mobile Device, else Desktop”", () => {
    expect(deviceRows.map(([name]) => name)).toEqual([
      "iPhone",
      "iPad",
      "Android Device",
      "Mobile Device",
    ]);
    expect(readUserAgent("?").device).toBe("Desktop");
  });

  test.each(agents)("%s", (_what, text, browser, os, device, exactBrowser) => {
    expect(readUserAgent(text)).toMatchObject({ browser, os, device, exactBrowser });
  });

  test("the table has over 60 strings, and every row of the spec is in it", () => {
    expect(new Set(agents.map(([, text]) => text)).size).toBeGreaterThanOrEqual(60);
    const missing = (rows: typeof browserRows, column: 2 | 3 | 4) =>
      rows.map(([name]) => name).filter((name) => !agents.some((line) => line[column] === name));
    expect(missing(browserRows, 2)).toEqual([]);
    expect(missing(systemRows, 3)).toEqual([]);
    expect(missing(deviceRows, 4)).toEqual([]);
  });

  test.each([
    ["all of them", `Safari Chrome Edg/1 Trident Opera SamsungBrowser Firefox`, "Firefox"],
    ["all but Firefox", `Safari Chrome Edg/1 Trident Opera SamsungBrowser`, "Samsung Browser"],
    ["the last five", `Safari Chrome Edg/1 Trident Opera`, "Opera"],
    ["the last four", `Safari Chrome Edg/1 Trident`, "Internet Explorer"],
    ["the last three", `Safari Chrome Edg/1`, "Edge"],
    ["the last two", `Safari Chrome`, "Chrome"],
  ])("a string that names %s is decided by the order alone", (_what, text, browser) => {
    expect(readUserAgent(text).browser).toBe(browser);
  });
});

describe("beyond the spec", () => {
  const textOf = (what: string) => agents.find(([name]) => name === what)?.[1] ?? "missing";

  test.each<[string, Partial<Report>]>([
    [
      "Chrome, Windows",
      { engine: "Blink 126.0.0.0", processor: "64-bit x86", exactOs: "Windows NT 10.0" },
    ],
    ["Chrome, Server 2003", { engine: "WebKit 535.1" }],
    ["Chrome, iPhone", { engine: "WebKit 605.1.15", exactOs: "iOS 17.5.1", exactDevice: "Phone" }],
    ["Firefox, Windows", { engine: "Gecko 127.0" }],
    ["Pale Moon", { engine: "Goanna 6.7" }],
    ["Edge of 2018", { engine: "EdgeHTML 18.17763" }],
    ["Internet Explorer 11", { engine: "Trident 7.0", processor: "64-bit x86, 32-bit browser" }],
    ["Internet Explorer 6", { engine: "Trident" }],
    ["Internet Explorer 5, 2000", { exactOs: "Windows 2000" }],
    ["Opera 12", { engine: "Presto 2.12.388" }],
    ["Safari, Snow Leopard", { exactOs: "Mac OS X 10.6.5" }],
    ["Safari, PowerPC", { processor: "PowerPC" }],
    ["Safari, iPad", { exactOs: "iOS 12.5.7", exactDevice: "Tablet" }],
    ["Firefox, iPad", { exactOs: "iPadOS 17.5" }],
    ["Firefox, Ubuntu", { exactOs: "Ubuntu", processor: "64-bit x86" }],
    ["Firefox, Android", { exactOs: "Android 14", exactDevice: "Phone" }],
    ["Samsung Browser", { exactOs: "Android 14", exactDevice: "Phone, SAMSUNG SM-S918B" }],
    ["Samsung Browser, tablet", { exactDevice: "Tablet, SAMSUNG SM-X906C" }],
    ["Samsung TV", { exactOs: "Tizen 6.0", exactDevice: "TV" }],
    ["Chrome, Android", { exactDevice: "Phone" }],
    ["Chrome, Pixel", { exactDevice: "Phone, Pixel 7 Pro", app: "", bot: "" }],
    ["Mi Browser", { exactDevice: "Phone, Redmi Note 8" }],
    ["Chrome, ChromeOS", { exactOs: "ChromeOS 14541.0.0" }],
    ["KaiOS", { exactOs: "KaiOS 2.5", exactDevice: "Phone" }],
    ["Firefox OS", { exactOs: "Firefox OS" }],
    ["Windows Phone 8.1 posing as all", { exactOs: "Windows Phone 8.1" }],
    ["Xbox", { exactOs: "Xbox One", exactDevice: "Console" }],
    ["PlayStation 3", { exactOs: "PlayStation 3", exactDevice: "Console" }],
    ["Wii", { exactOs: "Nintendo Wii" }],
    ["a web view", { app: "Android WebView", exactDevice: "Phone, SM-S918U" }],
    ["Instagram, iPhone", { app: "Instagram 327.1.0.31.93", engine: "WebKit 605.1.15" }],
    ["curl", { bot: "curl 8.8.0 (program)" }],
    ["Headless Chrome", { bot: "Headless Chrome 126.0.6478.61 (program)" }],
  ])("%s", (what, more) => {
    expect(readUserAgent(textOf(what))).toMatchObject(more);
  });

  test.each([
    [
      "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
      "Googlebot 2.1 (search engine)",
    ],
    [
      "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
      "Bingbot 2.0 (search engine)",
    ],
    [
      "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.1; +https://openai.com/gptbot)",
      "GPTBot 1.1 (AI)",
    ],
    [
      "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)",
      "ClaudeBot 1.0 (AI)",
    ],
    ["CCBot/2.0 (https://commoncrawl.org/faq/)", "Common Crawl 2.0 (AI)"],
    [
      "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
      "facebookexternalhit 1.1 (link preview)",
    ],
    ["Twitterbot/1.0", "Twitterbot 1.0 (link preview)"],
    ["WhatsApp/2.23.20.0", "WhatsApp 2.23.20.0 (link preview)"],
    [
      "Mozilla/5.0 (compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)",
      "PerplexityBot 1.0 (AI)",
    ],
    [
      `${mac}/605.1.15 ${like} Version/17.4 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)`,
      "Applebot 0.1 (search engine)",
    ],
    [
      "DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)",
      "DuckDuckBot 1.1 (search engine)",
    ],
    [
      "Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)",
      "YandexBot 3.0 (search engine)",
    ],
    [
      "Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)",
      "Baiduspider 2.0 (search engine)",
    ],
    [
      "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)",
      "LinkedInBot 1.0 (link preview)",
    ],
    ["Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)", "Slackbot 1.0 (link preview)"],
    ["Slackbot 1.0 (+https://api.slack.com/robots)", "Slackbot 1.0 (link preview)"],
    [
      "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)",
      "Discordbot 2.0 (link preview)",
    ],
    [
      "Mozilla/5.0 (compatible; SemrushBot/7~bl; +http://www.semrush.com/bot.html)",
      "SemrushBot 7~bl (site audit)",
    ],
    ["okhttp/4.12.0", "OkHttp 4.12.0 (library of an app)"],
    ["MyShop/5.1 (Android 14) okhttp/4.12.0", "OkHttp 4.12.0 (library of an app)"],
    [
      "Podcasts/1610.5.1 CFNetwork/1410.0.3 Darwin/22.6.0",
      "CFNetwork 1410.0.3 (library of an app)",
    ],
    [
      "Dalvik/2.1.0 (Linux; U; Android 13; SM-S918B Build/TP1A.220624.014)",
      "Dalvik 2.1.0 (library of an app)",
    ],
    [
      "Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)",
      "AhrefsBot 7.0 (site audit)",
    ],
    ["PostmanRuntime/7.39.0", "Postman 7.39.0 (program)"],
    ["python-requests/2.32.3", "Python requests 2.32.3 (program)"],
    ["Mozilla/5.0 (compatible; SeekportBot; +https://bot.seekport.com)", "SeekportBot"],
    ["Screaming Frog SEO Spider/20.1", "Spider 20.1"],
    // A phone whose maker is called Cubot.
    [
      `Mozilla/5.0 (Linux; Android 9; CUBOT X19) AppleWebKit/537.36 ${like} Chrome/91.0.4472.120 Mobile Safari/537.36`,
      "",
    ],
    [
      `Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 ${like} Chrome/126.0.0.0 Mobile Safari/537.36`,
      "",
    ],
  ])("%s is the bot %j", (text, bot) => {
    expect(readUserAgent(text).bot).toBe(bot);
  });

  test.each([
    [`${iphone} ${like} Mobile/15E148 [FBAN/FBIOS;FBAV/468.0.0.36.102;FBBV/607]`, "Facebook"],
    [`${iphone} ${like} Mobile/21F90 musical_ly_34.8.0 BytedanceWebview/d8a21c6`, "TikTok"],
    [`${iphone} ${like} Mobile/15E148 LinkedInApp/9.29.5990`, "LinkedIn 9.29.5990"],
    [
      `${iphone} ${like} GSA/321.0.642804631 Mobile/15E148 Safari/604.1`,
      "Google app 321.0.642804631",
    ],
    [`${iphone} ${like} Mobile/15E148`, "iOS web view"],
    [`${iphone} ${like} Version/17.5 Mobile/15E148 Safari/604.1`, ""],
  ])("%s is inside of %j", (text, app) => {
    expect(readUserAgent(text).app).toBe(app);
  });

  test.each<[string, Partial<Report>]>([
    [
      "Podcasts/1610.5.1 CFNetwork/1410.0.3 Darwin/22.6.0",
      { browser: "Unknown", os: "Unknown", exactOs: "Darwin 22.6.0", app: "Podcasts 1610.5.1" },
    ],
    ["My%20Shop/12 CFNetwork/1494.0.7 Darwin/23.4.0", { app: "My Shop 12" }],
    [
      "MyShop/5.1 (Android 14) okhttp/4.12.0",
      { os: "Android", app: "MyShop 5.1", exactDevice: "" },
    ],
    ["okhttp/4.12.0", { app: "" }],
    [
      "Dalvik/2.1.0 (Linux; U; Android 13; SM-S918B Build/TP1A.220624.014)",
      { os: "Android", device: "Android Device", exactDevice: "SM-S918B" },
    ],
    [
      "UCWEB/2.0 (MIDP-2.0; U; Adr 4.4.4; en-US; XT1022) U2/1.0.0 UCBrowser/10.2.0.584 U2/1.0.0 Mobile",
      {
        os: "Android",
        device: "Android Device",
        exactBrowser: "UC Browser 10.2.0.584",
        exactOs: "Android 4.4.4",
      },
    ],
    [
      "UCWEB/8.8 (iPhone; CPU OS_6; en-US)AppleWebKit/534.1 U3/3.0.0 Mobile",
      { exactBrowser: "UC Browser 8.8", device: "iPhone" },
    ],
    [
      `Mozilla/5.0 (Linux; U; Android 4.4.2; en-US; HM NOTE 1W Build/KOT49H) AppleWebKit/534.30 ${like} Version/4.0 UCBrowser/11.0.5.850 U3/0.8.0 Mobile Safari/534.30`,
      { browser: "Safari", exactBrowser: "UC Browser 11.0.5.850", os: "Android" },
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 ${like} Chrome/55.0.2883.87 UBrowser/7.0.185.1002 Safari/537.36`,
      { browser: "Chrome", exactBrowser: "UC Browser 7.0.185.1002" },
    ],
  ])("apps and UC Browser: %s", (text, report) => {
    expect(readUserAgent(text)).toMatchObject(report);
  });

  test("Darwin says neither the system nor the device", () => {
    const [caveat] = caveatsOf(readUserAgent("App/1 CFNetwork/1410.0.3 Darwin/22.6.0"));
    expect(caveat).toContain("Darwin is the core");
  });

  test.each([
    ["Chrome, Windows", ["Windows 11", "Chrome"]],
    ["Safari, macOS", ["macOS 10.15"]],
    ["Chrome, Android", ["Android 10; K", "Chrome"]],
    ["Firefox, Ubuntu", []],
    ["nothing", []],
  ])("what is not to be believed in %s", (what, words) => {
    const caveats = caveatsOf(readUserAgent(textOf(what)));
    expect(caveats).toHaveLength(words.length);
    for (const [index, word] of words.entries()) expect(caveats[index]).toContain(word);
  });

  test("an own iPad that calls itself a Mac is known by its touch screen; a pasted string is not", () => {
    const report = readUserAgent(textOf("Safari, macOS"));
    expect(report).toMatchObject({ os: "macOS", device: "Desktop" });
    expect(seeTouch(report, 5)).toMatchObject({ os: "iPadOS", device: "iPad" });
    expect(seeTouch(report, 0)).toBe(report);
    const windowsTouch = readUserAgent(textOf("Chrome, Windows"));
    expect(seeTouch(windowsTouch, 10)).toBe(windowsTouch);
  });
});

describe("what people paste", () => {
  test.each([
    ["  curl/8.8.0\n", "curl/8.8.0"],
    ["User-Agent: curl/8.8.0", "curl/8.8.0"],
    ["user-agent:curl/8.8.0", "curl/8.8.0"],
    ['"curl/8.8.0"', "curl/8.8.0"],
    ["'curl/8.8.0',", "curl/8.8.0"],
    ['User-Agent: "curl/8.8.0"', "curl/8.8.0"],
    ['"curl/8.8.0', '"curl/8.8.0'],
  ])("%j is read as %s", (text, bare) => {
    expect(bareAgent(text)).toBe(bare);
    expect(readUserAgent(text).userAgent).toBe(bare);
  });

  test("anything at all gets an answer of the spec's words", () => {
    const browsers = [...browserRows.map(([name]) => name), "Unknown"];
    const systems = [...systemRows.map(([name]) => name), "Unknown"];
    const devices = [...deviceRows.map(([name]) => name), "Desktop"];
    const pieces = fc.constantFrom(
      "Firefox/1",
      "Mac OS X 10",
      "iPhone",
      "\n",
      ")",
      "Android ",
      ";",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ unit: anyCharacter }))), (parts) => {
        const report = readUserAgent(parts.join(""));
        expect(browsers).toContain(report.browser);
        expect(systems).toContain(report.os);
        expect(devices).toContain(report.device);
        expect(JSON.parse(reportJson(report))).toEqual(report);
      }),
      { numRuns: 100 },
    );
  });

  test("what comes after the first 2,000 characters is not looked at, but kept", () => {
    const text = `${"x".repeat(maxAgentChars)} Firefox/1.0`;
    expect(readUserAgent(text)).toMatchObject({ browser: "Unknown", userAgent: text });
  });

  test("the samples are strings of the kinds that they are called", () => {
    expect(samples.map(({ text }) => readUserAgent(text).browser)).toEqual([
      "Edge",
      "Safari",
      "Samsung Browser",
      "Unknown",
      "Unknown",
      "Unknown",
    ]);
  });
});

describe("client hints", () => {
  const given = {
    brands: [{ brand: "Chromium", version: "126" }],
    fullVersionList: [
      { brand: "Not/A)Brand", version: "8.0.0.0" },
      { brand: "Chromium", version: "126.0.6478.62" },
      { brand: "Google Chrome", version: "126.0.6478.62" },
    ],
    platform: "Windows",
    platformVersion: "15.0.0",
    architecture: "x86",
    bitness: "64",
    model: "",
    formFactors: ["Desktop"],
    mobile: false,
  };

  // Microsoft's documentation of Sec-CH-UA-Platform-Version.
  test.each([
    ["0.1.0", "Windows 7"],
    ["0.2.0", "Windows 8"],
    ["0.3.0", "Windows 8.1"],
    ["0.0.0", "Windows"],
    ["1.0.0", "Windows 10"],
    ["10.0.0", "Windows 10"],
    ["13.0.0", "Windows 11"],
    ["15.0.0", "Windows 11"],
    ["19.0.0", "Windows 11"],
    ["", "Windows"],
  ])("platform version %j is %s", (platformVersion, system) => {
    const hints = readHints({ ...given, platformVersion });
    expect(hints && systemOf(hints)).toBe(system);
  });

  test("Windows 11 is told from 10 beside the spec's answer, which stays", () => {
    const hints = readHints(given);
    if (hints === null) throw new Error("no hints");
    expect(refine(readUserAgent(samples[0].text), hints)).toMatchObject({
      os: "Windows 10/11",
      exactOs: "Windows 11",
      processor: "64-bit x86",
    });
  });

  test("the phone's model is added to its form", () => {
    const hints = readHints({ platform: "Android", platformVersion: "14.0.0", model: "Pixel 8" });
    const phone = `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 ${like} Chrome/126.0.0.0 Mobile Safari/537.36`;
    expect(hints && refine(readUserAgent(phone), hints)).toMatchObject({
      exactOs: "Android 14.0.0",
      exactDevice: "Phone, Pixel 8",
    });
  });

  test("without a version of the system, the string's own answer stays", () => {
    const hints = readHints({ platform: "Linux", architecture: "arm", bitness: "64" });
    const report = readUserAgent("Mozilla/5.0 (X11; Ubuntu; Linux x86_64) Chrome/126.0.0.0");
    expect(hints && refine(report, hints)).toEqual({ ...report, processor: "64-bit ARM" });
    expect(readHints({ brands: [{ brand: "Chromium", version: "126" }] })?.brand).toBe(
      "Chromium 126",
    );
  });

  test("the made-up brand is left out, and the list has the same lines before it is there", () => {
    const facts = hintFacts(readHints(given));
    expect(facts[0]).toEqual({
      label: "Brand",
      value: "Google Chrome 126.0.6478.62",
    });
    expect(hintFacts(null).map(({ label }) => label)).toEqual(facts.map(({ label }) => label));
  });

  test.each([null, undefined, "x", 7])("a browser that gives %j gives no hints", (given) => {
    expect(readHints(given)).toBeNull();
  });

  test.each([
    [{}, { brand: "", platform: "", mobile: false }],
    [
      { fullVersionList: [null, 1, { brand: 2 }], formFactors: "x" },
      { brand: "", formFactors: "" },
    ],
    [
      { platform: 7, mobile: "yes" },
      { platform: "", mobile: false },
    ],
  ])("of %j only what is of the right kind is believed", (given, hints) => {
    expect(readHints(given)).toMatchObject(hints);
  });
});

describe("in a few words", () => {
  test.each([
    [
      "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
      "Googlebot 2.1 (search engine)",
    ],
    ["curl/8.5.0", "curl 8.5.0"],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0", "Firefox 128.0"],
  ])("%s", (text, words) => {
    expect(saysOf(text)[0]?.words).toContain(words);
  });

  test.each(["hello", "I like Firefox on Linux", "a/b", "24/7", "9/11", "/usr/bin/firefox", ""])(
    "%s says nothing",
    (text) => {
      expect(saysOf(text)).toEqual([]);
    },
  );
});
