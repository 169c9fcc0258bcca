import type { Report } from "./report.ts";

/** What a Chromium browser says beside the string, when asked. Empty where it says nothing. */
export interface Hints {
  brand: string; // "Google Chrome 126.0.6478.62"
  platform: string; // "Windows"
  platformVersion: string; // "15.0.0"
  architecture: string; // "x86"
  bitness: string; // "64"
  model: string; // "Pixel 7"
  formFactors: string; // "Desktop"
  mobile: boolean;
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** Chromium adds a made-up brand, so that nobody relies on the list: “Not/A)Brand”. */
const isMadeUp = (brand: string): boolean => /^\W*Not\W*A\W*Brand\W*$/i.test(brand);

/** The browser among its brands: all of them are Chromium besides. */
function brandIn(list: unknown): string {
  const brands = (Array.isArray(list) ? list : [])
    .map((entry: unknown) => Object(entry) as Record<string, unknown>)
    .filter(({ brand }) => text(brand) !== "" && !isMadeUp(text(brand)));
  const own = brands.find(({ brand }) => brand !== "Chromium") ?? brands[0];
  return `${text(own?.["brand"])} ${text(own?.["version"])}`.trim();
}

/** Checks what a browser gave. `null` when it gave nothing. */
export function readHints(given: unknown): Hints | null {
  if (typeof given !== "object" || given === null) return null;
  const hints = given as Record<string, unknown>;
  const factors = Array.isArray(hints["formFactors"]) ? hints["formFactors"] : [];
  return {
    brand: brandIn(hints["fullVersionList"]) || brandIn(hints["brands"]),
    platform: text(hints["platform"]),
    platformVersion: text(hints["platformVersion"]),
    architecture: text(hints["architecture"]),
    bitness: text(hints["bitness"]),
    model: text(hints["model"]),
    formFactors: factors.map(text).filter(Boolean).join(", "),
    mobile: hints["mobile"] === true,
  };
}

/** Microsoft's table: 0.1 to 0.3 are Windows 7 to 8.1, 1 to 10 are Windows 10, from 13 on it is 11. */
const olderWindows: Record<string, string> = { "0.1": "7", "0.2": "8", "0.3": "8.1" };

export function systemOf({ platform, platformVersion }: Hints): string {
  if (platform !== "Windows") return `${platform} ${platformVersion}`.trim();
  const [major = "", minor = ""] = platformVersion.split(".");
  if (major === "" || major === "0") return `Windows ${olderWindows[`0.${minor}`] ?? ""}`.trim();
  return Number(major) >= 13 ? "Windows 11" : "Windows 10";
}

/** The report on the own browser, with what the hints know better. */
export function refine(report: Report, hints: Hints): Report {
  const [form = ""] = report.exactDevice.split(",");
  const { platformVersion, model, bitness, architecture } = hints;
  return {
    ...report,
    exactOs: platformVersion === "" ? report.exactOs : systemOf(hints),
    exactDevice: model === "" ? report.exactDevice : [form, model].filter(Boolean).join(", "),
    processor:
      bitness === "" || architecture === ""
        ? report.processor
        : `${bitness}-bit ${architecture === "arm" ? "ARM" : architecture}`,
  };
}

/** The hints as a list to read. It has the same lines while they are still being asked for. */
export function hintFacts(hints: Hints | null): { label: string; value: string }[] {
  return [
    { label: "Brand", value: hints?.brand ?? "" },
    { label: "Platform", value: hints?.platform ?? "" },
    { label: "Platform version", value: hints?.platformVersion ?? "" },
    { label: "Architecture", value: hints?.architecture ?? "" },
    { label: "Bitness", value: hints?.bitness ?? "" },
    { label: "Model", value: hints?.model ?? "" },
    { label: "Form factors", value: hints?.formFactors ?? "" },
    { label: "Mobile", value: hints === null ? "" : hints.mobile ? "Yes" : "No" },
  ];
}
