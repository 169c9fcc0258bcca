// Serves the built site as a host would: compressed, with its headers, with a real 404.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { dirname, extname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import sirv from "sirv";
import { assetsFolder, headersOf, mimeTypes } from "../deploy/policy.mjs";

/**
 * @import { IncomingMessage, ServerResponse } from "node:http"
 * @import { Delivery } from "../deploy/policy.mjs"
 */

const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), "dist");
const notFoundPage = "/404.html";

/** A server for the site in a folder, not listening yet. */
export function createSiteServer({ folder = dist } = {}) {
  // `dev` looks a file up when it is asked for, so a new build shows without a restart.
  const options = { dev: true, etag: true, brotli: true, gzip: true, extensions: [] };
  const sendFile = sirv(folder, options);
  const exists = (/** @type {string} */ file) => existsSync(join(folder, file));
  return createServer((request, response) => {
    readDelivery(folder)
      .then((delivery) => answer(request, response, delivery, sendFile, exists))
      .catch((error) => {
        console.error(error);
        plain(response, 500, "Something went wrong");
      });
  });
}

/** Starts a server and says where. Port 0 stands for any that is free. */
export async function serve({ port = Number(process.env.PORT ?? 4173), folder = dist } = {}) {
  const { base } = await readDelivery(folder);
  const server = createSiteServer({ folder });
  await new Promise((started, failed) => {
    server.once("error", failed).listen(port, () => started(undefined));
  });
  const address = server.address();
  const used = typeof address === "object" && address ? address.port : port;
  return `http://localhost:${used}${base}`;
}

/**
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {Delivery} delivery
 * @param {ReturnType<typeof sirv>} sendFile
 * @param {(file: string) => boolean} exists
 */
function answer(request, response, delivery, sendFile, exists) {
  const { base } = delivery;
  if (request.method !== "GET" && request.method !== "HEAD") {
    return plain(response, 405, "Method not allowed", { Allow: "GET, HEAD" });
  }
  const path = pathOf(request.url ?? "/");
  if (`${path}/` === base) return plain(response, 308, "Moved", { Location: base });
  const file = path?.startsWith(base) ? fileOf(path.slice(base.length - 1)) : "";
  const missing = () => plain(response, 404, "Not found");
  // What the build leaves for hosts, and the compressed twins, are no files of the site.
  if (typeOf(file) === undefined) return missing();

  dropMisread(request);
  // A missing script must not arrive as a page.
  const isPage = file.endsWith(".html") && !file.startsWith(assetsFolder);
  const meant = spelled(file);
  if (isPage && meant !== file && exists(meant)) {
    return plain(response, 308, "Moved", { Location: base + meant.slice(1, -".html".length) });
  }
  send(file, isPage ? () => send(notFoundPage, missing) : missing);

  function send(/** @type {string} */ name, /** @type {() => void} */ orElse) {
    const headers = { ...headersOf(name, delivery), Vary: "Accept-Encoding" };
    // Ahead of sirv, which sends none with a 304.
    response.setHeaders(
      new Map(Object.entries({ ...headers, "Content-Type": typeOf(name) ?? "" })),
    );
    if (name === notFoundPage) answerOnlyWith404(request, response);
    request.url = encodeURI(name);
    sendFile(request, response, orElse);
  }
}

/** The path of an address; nothing for one that cannot be meant. */
function pathOf(/** @type {string} */ address) {
  try {
    return decodeURI(new URL(address, "http://localhost").pathname);
  } catch {
    return undefined;
  }
}

/** The file that answers a path: "/games" and "/games/" are games.html. */
function fileOf(/** @type {string} */ path) {
  const page = path.replace(/\/+$/, "") || "/index";
  return extname(page) === "" ? `${page}.html` : page;
}

/** A file's name as it is spelled here: "/Games//Snake.html" is "/games/snake.html". */
const spelled = (/** @type {string} */ file) => file.toLowerCase().replaceAll(/\/{2,}/g, "/");

/** @returns {string | undefined} */
const typeOf = (/** @type {string} */ file) =>
  mimeTypes[/** @type {keyof typeof mimeTypes} */ (extname(file).slice(1))];

/** sirv takes "br;q=0" for a wish, and the last bytes of a file for the first. */
function dropMisread(/** @type {IncomingMessage} */ { headers }) {
  const accepted = (headers["accept-encoding"] ?? "").split(",");
  headers["accept-encoding"] = accepted.filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part)).join();
  delete headers.range;
}

/** sirv sends all that it finds with 200 or 304. */
function answerOnlyWith404(
  /** @type {IncomingMessage} */ request,
  /** @type {ServerResponse} */ response,
) {
  delete request.headers["if-none-match"];
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (/** @type {number} */ _, /** @type {any} */ more) => writeHead(404, more);
}

function plain(
  /** @type {ServerResponse} */ response,
  /** @type {number} */ status,
  /** @type {string} */ text,
  /** @type {Record<string, string>} */ headers = {},
) {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
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
