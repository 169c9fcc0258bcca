import { anyBot, botKinds } from "./logic/bots.data.ts";
import {
  appRows,
  browserRows,
  deviceRows,
  engineRows,
  exactBrowsers,
  exactSystems,
  forms,
  processorRows,
  systemRows,
  type Row,
} from "./logic/rows.data.ts";

/** What a user-agent string says. The first four are the spec's (§3); the rest may be "". */
export interface Report {
  browser: string; // "Chrome"
  os: string; // "Windows 10/11"
  device: string; // "Desktop"
  userAgent: string;
  exactBrowser: string; // "Vivaldi 6.7"
  exactOs: string; // "Windows NT 10.0"
  exactDevice: string; // "Phone, Pixel 7 Pro"
  engine: string; // "Blink 126.0.0.0"
  processor: string; // "64-bit x86"
  app: string; // "Instagram 330.0"
  bot: string; // "Googlebot 2.1 (search engine)"
}

/** Longer than any string that a browser sends; the rest of a hostile one is not looked at. */
export const longestRead = 2000;

/** People paste the string with its header's name and with quotes around it. */
export const bareAgent = (text: string): string =>
  text
    .trim()
    .replace(/^user-agent:\s*/i, "")
    .replace(/^(["'`])(.*)\1[,;]?$/s, "$2")
    .trim();

/** Reads a string by the spec's tables, and says beside it what more there is. */
export function readUserAgent(text: string): Report {
  const userAgent = bareAgent(text);
  const read = userAgent.slice(0, longestRead);
  const browser = find(browserRows, read);
  const os = find(systemRows, read)?.name ?? "Unknown";
  return {
    browser: browser?.name ?? "Unknown",
    os,
    device: find(deviceRows, read)?.name ?? "Desktop",
    userAgent,
    exactBrowser: exactBrowser(read, browser),
    exactOs: exactSystem(read, os),
    exactDevice: [find(forms, read)?.name, modelIn(read)].filter(Boolean).join(", "),
    engine: words(find(engineRows, read)),
    processor: words(find(processorRows, read)),
    app: words(find(appRows, read)),
    bot: botIn(read),
  };
}

interface Found {
  name: string;
  version: string;
}

/** The first row whose mark is in the string. */
function find(rows: readonly Row[], text: string): Found | undefined {
  for (const [name, mark] of rows) {
    const match = mark.exec(text);
    const version = match?.slice(1).find((group) => group !== undefined) ?? "";
    if (match !== null) return { name, version: version.replaceAll("_", ".") };
  }
  return undefined;
}

const words = (found: Found | undefined): string =>
  found === undefined ? "" : `${found.name} ${found.version}`.trim();

/** The engine tells which Internet Explorer it is; “MSIE” may only pretend to be an older one. */
const explorerOfTrident: Record<string, string> = { "7": "11", "6": "10", "5": "9", "4": "8" };

function exactBrowser(text: string, browser: Found | undefined): string {
  const exact = find(exactBrowsers, text);
  if (exact !== undefined) return words(exact);
  if (browser?.name !== "Internet Explorer") return words(browser);
  const [, trident = ""] = /Trident\/(\d+)/.exec(text) ?? [];
  const [, pretended = ""] = /MSIE ([\d.]+)/.exec(text) ?? [];
  return words({ ...browser, version: explorerOfTrident[trident] ?? pretended });
}

function exactSystem(text: string, os: string): string {
  const exact = find(exactSystems, text);
  if (exact === undefined) return "";
  // What runs on an iPad has had its own name since 13.
  if (exact.name === "iOS" && os === "iPadOS" && Number.parseInt(exact.version, 10) >= 13) {
    return `iPadOS ${exact.version}`;
  }
  return words(exact.name === "macOS" ? { ...exact, name: os } : exact);
}

/** Words that stand where a model would, and name none. */
const noModels = new Set(["K", "U", "wv", "Mobile", "Tablet", "TV"]);

function modelIn(text: string): string {
  const [, model = ""] =
    /Android [\d.]+; ?(?:[a-z]{2}(?:-\w{2,4})?; ?)?([^;()]+?)(?: Build\/[^;)]*)?[;)]/.exec(text) ??
    [];
  return noModels.has(model) ? "" : model;
}

function botIn(text: string): string {
  for (const [kind, marks] of botKinds) {
    const found = find(marks, text);
    if (found !== undefined) return `${words(found)} (${kind})`;
  }
  const [, name = "", version = ""] = anyBot.exec(text) ?? [];
  return `${name} ${version}`.trim();
}

const caveatRows: readonly (readonly [mark: RegExp, caveat: string])[] = [
  [
    /Windows NT 10\.0/,
    "Windows 11 sends “Windows NT 10.0” as well, so the string alone cannot tell it from Windows 10.",
  ],
  [
    /Macintosh.*Mac OS X 10[._]15/,
    "Browsers stopped counting at macOS 10.15: later versions say the same, and so does an iPad that asks for desktop sites.",
  ],
  [
    /Version\/(?:2[6-9]|[3-9]\d)\..*Safari/,
    "Safari 26 and later hide the version of iOS and macOS.",
  ],
  [/Android 10; K\)/, "“Android 10; K” is what Chrome says on every phone: it hides the rest."],
  [/Chrome\/\d+\.0\.0\.0/, "Only the first number of Chrome's version is real: it hides the rest."],
];

/** What in a string is not to be believed. */
export const caveatsOf = ({ userAgent }: Report): readonly string[] =>
  caveatRows.flatMap(([mark, caveat]) =>
    mark.test(userAgent.slice(0, longestRead)) ? [caveat] : [],
  );

/** An iPad calls itself a Mac; only its screen gives it away. */
export function seeTouch(report: Report, touchPoints: number): Report {
  if (touchPoints < 2 || !/Macintosh/.test(report.userAgent)) return report;
  return { ...report, os: "iPadOS", device: "iPad", exactOs: "", exactDevice: "Tablet" };
}

/** All of it, for a bug report. */
export const reportJson = (report: Report): string => JSON.stringify(report, null, 2);
