import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

export interface Settings {
  /** Where the site is mounted, with both slashes: "/" or "/kit/". */
  base: string;
  /** The site's origin, without a slash at its end. */
  url: string;
}

/** The build's settings, from the environment. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  for (const name of services) checkService(name, env[name]);
  return {
    base: basePath(env.BASE_PATH ?? "/"),
    url: origin(env.SITE_URL ?? "https://tabkit.example"),
  };
}

/** Vite writes these into the code (src/browser/services.ts); a bad one must stop the build. */
const services = ["VITE_IP_SERVICE_URL", "VITE_QR_SERVICE_URL"];

function checkService(name: string, text = ""): void {
  // A page over https may ask nothing over http.
  const isFit = text === "" || (URL.canParse(text) && new URL(text).protocol === "https:");
  if (!isFit) {
    throw new Error(
      `${name} must be an address such as https://example.com/json, not ${JSON.stringify(text)}`,
    );
  }
}

function basePath(text: string): string {
  const parts = text.split("/").filter(Boolean);
  if (!parts.every((part) => /^[\w.~-]+$/.test(part) && !/^\.+$/.test(part))) {
    throw new Error(`BASE_PATH must be a plain path such as /kit/, not ${JSON.stringify(text)}`);
  }
  return parts.length === 0 ? "/" : `/${parts.join("/")}/`;
}

function origin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.pathname !== "/") {
    throw new Error(
      `SITE_URL must be an origin such as https://example.com (a folder goes into BASE_PATH), not ${JSON.stringify(text)}`,
    );
  }
  return url.origin;
}

/** The script that every page runs inline, without its comments, and what allows it. */
export function readFirstScript(): { code: string; hash: string } {
  const code = readFileSync("src/app/first-script.js", "utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("//"))
    .join("\n");
  return { code, hash: hashOf(code) };
}

/** As a policy names what stands inline in a page. */
export const hashOf = (text: string): string =>
  `sha256-${createHash("sha256").update(text).digest("base64")}`;
