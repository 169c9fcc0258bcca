import { anyBot, botKinds } from "./bots.data.ts";
import {
  appRows,
  browserRows,
  deviceRows,
  engineRows,
  exactSystems,
  forms,
  processorRows,
  systemRows,
} from "./rows.data.ts";
import { type Report, exactBrowser, find, words } from "./report.ts";

/** Longer than any string that a browser sends; the rest of a hostile one is not looked at. */
export const maxAgentChars = 2000;

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
  const read = userAgent.slice(0, maxAgentChars);
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
    app: words(find(appRows, read)) || appIn(read),
    bot: botIn(read),
  };
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

/** An app that asks by a library of its system names itself first: "Podcasts/3.9 CFNetwork/1494". */
function appIn(text: string): string {
  const [, name = "", version = ""] =
    /^(?!Mozilla\b)([^/();]{1,80})\/([\w.]+) .*\b(?:CFNetwork|okhttp)\//.exec(text) ?? [];
  return `${name.replaceAll("%20", " ")} ${version}`.trim();
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
  [
    /\bCFNetwork\/.*\bDarwin\//,
    "Darwin is the core of iOS, iPadOS and macOS alike: the string says neither which nor what device it is.",
  ],
  [/Android 10; K\)/, "“Android 10; K” is what Chrome says on every phone: it hides the rest."],
  [/Chrome\/\d+\.0\.0\.0/, "Only the first number of Chrome's version is real: it hides the rest."],
];

/** What in a string is not to be believed. */
export const caveatsOf = ({ userAgent }: Report): readonly string[] =>
  caveatRows.flatMap(([mark, caveat]) =>
    mark.test(userAgent.slice(0, maxAgentChars)) ? [caveat] : [],
  );

/** An iPad calls itself a Mac; only its screen gives it away. */
export function seeTouch(report: Report, touchPoints: number): Report {
  if (touchPoints < 2 || !/Macintosh/.test(report.userAgent)) return report;
  return { ...report, os: "iPadOS", device: "iPad", exactOs: "", exactDevice: "Tablet" };
}

/** All of it, for a bug report. */
export const reportJson = (report: Report): string => JSON.stringify(report, null, 2);
