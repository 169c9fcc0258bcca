// The one place that says which headers a file is sent with. The build writes them into the pages
// and into the configuration of hosts; scripts/serve.mjs sends them.

/**
 * @typedef {{ connect?: readonly string[], images?: readonly string[], camera?: true }} ExternalAccess
 *   What one page, and no other, may do: hosts to reach, and the camera.
 * @typedef {object} Delivery What the build knows and a server must.
 * @property {string} base where the site is mounted: "/" or "/kit/"
 * @property {string} scriptHash of the one inline script: "sha256-…"
 * @property {string} styleHash of the one inline style sheet: "sha256-…"
 * @property {Record<string, ExternalAccess>} externalAccess by page: { "/ip-address": { connect: ["https://…"] } }
 */

/** Everything below this folder is named after its content, so it never changes. */
export const assetsFolder = "/assets/";

/** Scripts of workers. A worker obeys the policy of its own file, not the page's. */
export const workersFolder = "/assets/workers/";

/** Scripts of workers that run WebAssembly. The build sees which they are. */
export const wasmWorkersFolder = "/assets/wasm-workers/";

export const serviceWorkerFile = "/service-worker.js";

/** Shown by other sites when someone shares a link, so other sites may load it. */
export const shareCardFile = "/og.png";

/** What every file is sent with. */
export const headersOfAll = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
};

const denied = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "otp-credentials",
  "payment",
  "picture-in-picture",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "sync-xhr",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];
const allowed = ["clipboard-read", "clipboard-write", "fullscreen"];

/** The Permissions-Policy: the page itself may copy and fill the screen, and nobody else anything. */
function permissionsPolicy(/** @type {ExternalAccess} */ { camera }) {
  const may = camera ? [...allowed, "camera"] : allowed;
  const mayNot = denied.filter((feature) => !may.includes(feature));
  return [
    ...mayNot.map((feature) => `${feature}=()`),
    ...may.map((feature) => `${feature}=(self)`),
  ].join(", ");
}

/** What a page is sent with besides. */
export const headersOfPage = (/** @type {ExternalAccess} */ externalAccess = {}) => ({
  "Cross-Origin-Opener-Policy": "same-origin",
  "X-Frame-Options": "DENY",
  "Permissions-Policy": permissionsPolicy(externalAccess),
});

/** Content-Type by ending. Whatever the build emits must be in here. */
export const mimeTypes = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  mjs: "text/javascript; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml",
};

/**
 * The Content-Security-Policy. One script and one style sheet stand in every page, each allowed by
 * its hash; `style=""` and everything else inline stays forbidden. WebAssembly runs in workers only,
 * so no page allows it. Without upgrade-insecure-requests: nothing here is fetched over http, and it
 * would break the site on a plain-http host at home.
 *
 * @param {Pick<Delivery, "scriptHash" | "styleHash">} hashes
 * @param {ExternalAccess & { wasm?: boolean }} [more] what it allows besides
 */
export function contentPolicy({ scriptHash, styleHash }, more = {}) {
  const { connect = [], images = [], wasm = false } = more;
  const directives = {
    "default-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
    "frame-src": ["'none'"],
    "object-src": ["'none'"],
    "script-src": ["'self'", `'${scriptHash}'`, ...(wasm ? ["'wasm-unsafe-eval'"] : [])],
    "style-src": ["'self'", `'${styleHash}'`],
    "img-src": ["'self'", "data:", "blob:", ...images],
    "font-src": ["'self'"],
    "media-src": ["'self'"],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "connect-src": ["'self'", ...connect],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["default"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

/** The policy as a page's own meta tag may carry it: browsers ignore frame-ancestors there. */
export const metaPolicy = (/** @type {string} */ policy) =>
  policy.replace("frame-ancestors 'none'; ", "");

/** A file's page: "/games.html" and "/games/index.html" are both "/games". */
function pageOfFile(/** @type {string} */ file) {
  const page = file.replace(/\.html$/, "").replace(/\/index$/, "");
  return page === "" ? "/" : page;
}

/** The policy that a file needs, if it is a page or a worker. */
export function policyOf(/** @type {string} */ file, /** @type {Delivery} */ delivery) {
  if (isPage(file)) return contentPolicy(delivery, delivery.externalAccess[pageOfFile(file)]);
  if (file.startsWith(wasmWorkersFolder)) return contentPolicy(delivery, { wasm: true });
  if (file.startsWith(workersFolder) || file === serviceWorkerFile) return contentPolicy(delivery);
  return undefined;
}

/** How long a file may be kept: for ever, or only after asking whether it changed. */
export const cacheControlOf = (/** @type {string} */ file) =>
  file.startsWith(assetsFolder) ? "public, max-age=31536000, immutable" : "no-cache";

/** Who may load a file. */
export const resourcePolicyOf = (/** @type {string} */ file) =>
  file === shareCardFile ? "cross-origin" : "same-origin";

/**
 * All headers of a file of the site, its Content-Type aside.
 *
 * @param {string} file below the base: "/ip-address.html"
 * @param {Delivery} delivery
 * @returns {Record<string, string>}
 */
export function headersOf(file, delivery) {
  const policy = policyOf(file, delivery);
  return {
    ...headersOfAll,
    "Cross-Origin-Resource-Policy": resourcePolicyOf(file),
    "Cache-Control": cacheControlOf(file),
    ...(isPage(file) ? headersOfPage(delivery.externalAccess[pageOfFile(file)]) : {}),
    ...(policy === undefined ? {} : { "Content-Security-Policy": policy }),
  };
}

const isPage = (/** @type {string} */ file) => file.endsWith(".html");
