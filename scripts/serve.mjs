// Serves the built site as a host would: compressed, with its headers, with a real 404.
import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { dirname, extname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { assetsFolder, headersOf, mimeTypes } from "../deploy/policy.mjs";

/**
 * @import { IncomingMessage, ServerResponse } from "node:http"
 * @import { Delivery } from "../deploy/policy.mjs"
 * @typedef {{ file: string, content: Buffer, encoding?: string }} Found
 */

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const encodings = [
  { name: "br", ending: ".br" },
  { name: "gzip", ending: ".gz" },
];

/**
 * A server for the site in a folder, not listening yet. Files are read when they are asked for, so
 * a new build shows without a restart.
 */
export function createSiteServer({ folder = join(root, "dist") } = {}) {
  return createServer((request, response) => {
    answer(request, response, folder).catch((error) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500, { "Content-Type": "text/plain" });
      response.end();
    });
  });
}

/** Starts a server and says where. Port 0 stands for any that is free. */
export async function serve({
  port = Number(process.env.PORT ?? 4173),
  folder = join(root, "dist"),
} = {}) {
  const { base } = await readDelivery(folder);
  const server = createSiteServer({ folder });
  await new Promise((started, failed) => {
    server.once("error", failed).listen(port, () => started(undefined));
  });
  const address = server.address();
  const used = typeof address === "object" && address ? address.port : port;
  return `http://localhost:${used}${base}`;
}

async function answer(
  /** @type {IncomingMessage} */ request,
  /** @type {ServerResponse} */ response,
  /** @type {string} */ folder,
) {
  const delivery = await readDelivery(folder);
  const { base } = delivery;
  const path = pathOf(request.url ?? "/");
  if (request.method !== "GET" && request.method !== "HEAD") {
    return plain(response, 405, "Method not allowed", { Allow: "GET, HEAD" });
  }
  if (path !== undefined && `${path}/` === base) {
    return plain(response, 308, "Moved", { Location: base });
  }
  if (path === undefined || !path.startsWith(base)) return plain(response, 404, "Not found");

  const below = path.slice(base.length - 1);
  const accepted = acceptedEncodings(request.headers["accept-encoding"]);
  const found = await firstOf(namesOf(below), folder, accepted);
  if (found)
    return send(request, response, found.file === "/404.html" ? 404 : 200, found, delivery);
  // A missing script must not arrive as a page.
  const notFound = isFileName(below) ? undefined : await firstOf(["/404.html"], folder, accepted);
  if (!notFound) return plain(response, 404, "Not found");
  send(request, response, 404, notFound, delivery);
}

/** The path of an address, decoded; nothing for one that cannot be meant. */
function pathOf(/** @type {string} */ address) {
  try {
    const path = decodeURIComponent(new URL(address, "http://localhost").pathname);
    return path.includes("\0") || path.includes("\\") || path.includes("/../") ? undefined : path;
  } catch {
    return undefined;
  }
}

/** The files that may answer a path: "/games" and "/games/" are games.html. */
function namesOf(/** @type {string} */ path) {
  const page = path.replace(/\/+$/, "");
  if (page === "") return ["/index.html"];
  return path.endsWith("/") ? [`${page}.html`, `${page}/index.html`] : [path, `${page}.html`];
}

const isFileName = (/** @type {string} */ path) =>
  path.startsWith(assetsFolder) || !["", ".html"].includes(extname(path));

function acceptedEncodings(/** @type {string | string[] | undefined} */ header = "") {
  const wanted = String(header)
    .split(",")
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(";")[0]?.trim());
  const names = new Set(wanted);
  return encodings.filter(({ name }) => names.has(name));
}

/**
 * @param {string[]} names
 * @param {string} folder
 * @param {typeof encodings} accepted
 * @returns {Promise<Found | undefined>}
 */
async function firstOf(names, folder, accepted) {
  for (const file of names.filter((name) => extname(name).slice(1) in mimeTypes)) {
    for (const { name, ending } of [...accepted, { name: undefined, ending: "" }]) {
      const content = await readIfThere(join(folder, file + ending));
      if (content) return { file, content, ...(name === undefined ? {} : { encoding: name }) };
    }
  }
  return undefined;
}

async function readIfThere(/** @type {string} */ file) {
  try {
    return (await stat(file)).isFile() ? await readFile(file) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {number} status
 * @param {Found} found
 * @param {Delivery} delivery
 */
function send(request, response, status, { file, content, encoding }, delivery) {
  const tag = `"${createHash("sha1").update(content).digest("base64url")}"`;
  const headers = { ...headersOf(file, delivery), ETag: tag, Vary: "Accept-Encoding" };
  if (status === 200 && asksFor(request.headers["if-none-match"], tag)) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(status, {
    ...headers,
    "Content-Type": mimeTypes[/** @type {keyof typeof mimeTypes} */ (extname(file).slice(1))],
    "Content-Length": content.length,
    ...(encoding === undefined ? {} : { "Content-Encoding": encoding }),
  });
  response.end(request.method === "HEAD" ? undefined : content);
}

const asksFor = (/** @type {string | undefined} */ header, /** @type {string} */ tag) =>
  header !== undefined && header.split(",").some((part) => part.trim().replace(/^W\//, "") === tag);

function plain(
  /** @type {ServerResponse} */ response,
  /** @type {number} */ status,
  /** @type {string} */ text,
  /** @type {Record<string, string>} */ headers = {},
) {
  const type = { "Content-Type": mimeTypes.txt, "X-Content-Type-Options": "nosniff" };
  response.writeHead(status, { ...type, "Cache-Control": "no-cache", ...headers }).end(`${text}\n`);
}

/** @returns {Promise<Delivery>} */
async function readDelivery(/** @type {string} */ folder) {
  try {
    return JSON.parse(await readFile(join(`${resolve(folder)}-deploy`, "delivery.json"), "utf8"));
  } catch {
    throw new Error(`There is no finished build in ${folder}. Run: npm run build`);
  }
}

/** `npm` puts a shell between us and the terminal, and that shell takes no signal along. */
export function endWithParent() {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.exit(), 1000).unref();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  endWithParent();
  try {
    console.log(await serve(process.argv[2] === undefined ? {} : { folder: process.argv[2] }));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
