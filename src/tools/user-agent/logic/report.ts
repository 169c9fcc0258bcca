import { exactBrowsers, type Row } from "./rows.data.ts";

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

interface Found {
  name: string;
  version: string;
}

/** The first row whose mark is in the string. */
export function find(rows: readonly Row[], text: string): Found | undefined {
  for (const [name, mark] of rows) {
    const match = mark.exec(text);
    const version = match?.slice(1).find((group) => group !== undefined) ?? "";
    if (match !== null) return { name, version: version.replaceAll("_", ".") };
  }
  return undefined;
}

export const words = (found: Found | undefined): string =>
  found === undefined ? "" : `${found.name} ${found.version}`.trim();

/** The engine tells which Internet Explorer it is; “MSIE” may only pretend to be an older one. */
const explorerOfTrident: Record<string, string> = { "7": "11", "6": "10", "5": "9", "4": "8" };

export function exactBrowser(text: string, browser: Found | undefined): string {
  const exact = find(exactBrowsers, text);
  if (exact !== undefined) return words(exact);
  if (browser?.name !== "Internet Explorer") return words(browser);
  const [, trident = ""] = /Trident\/(\d+)/.exec(text) ?? [];
  const [, pretended = ""] = /MSIE ([\d.]+)/.exec(text) ?? [];
  return words({ ...browser, version: explorerOfTrident[trident] ?? pretended });
}
