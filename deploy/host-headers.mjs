// The headers of policy.mjs in the words of Netlify and Cloudflare Pages; nginx.mjs says them to nginx.
import {
  assetsFolder,
  cacheControlOf,
  contentPolicy,
  headersOfAll,
  headersOfPage,
  resourcePolicyOf,
  serviceWorkerFile,
  shareCardFile,
  wasmWorkersFolder,
  workersFolder,
} from "./policy.mjs";

/** @import { Delivery, ExternalAccess } from "./policy.mjs" */

/**
 * `_headers` of Netlify and Cloudflare Pages. There every matching block applies and a header that
 * two blocks set is sent twice, so that two policies both hold. Hence the widest policy for all,
 * while each page narrows it by its own meta tag and workers by blocks of their own. A second
 * Permissions-Policy overrides the first name by name, so a page with the camera repeats all of it.
 * It stays six blocks for any number of other pages (hosts read 100).
 *
 * @param {Delivery} delivery
 */
export function hostHeaders(delivery) {
  const { base, externalAccess } = delivery;
  const pages = Object.values(externalAccess);
  const widest = contentPolicy(delivery, {
    connect: [...new Set(pages.flatMap(({ connect = [] }) => connect))],
    images: [...new Set(pages.flatMap(({ images = [] }) => images))],
    wasm: true,
  });
  const strict = { "Content-Security-Policy": contentPolicy(delivery) };
  const wasm = { "Content-Security-Policy": contentPolicy(delivery, { wasm: true }) };
  const blocks = {
    "/*": {
      ...headersOfAll,
      ...headersOfPage(),
      "Cross-Origin-Resource-Policy": resourcePolicyOf("/"),
      "Content-Security-Policy": widest,
    },
    [`${assetsFolder}*`]: { "Cache-Control": cacheControlOf(assetsFolder) },
    [`${workersFolder}*`]: strict,
    [`${wasmWorkersFolder}*`]: wasm,
    [serviceWorkerFile]: { ...strict, "Cache-Control": cacheControlOf(serviceWorkerFile) },
    [shareCardFile]: { "Cross-Origin-Resource-Policy": resourcePolicyOf(shareCardFile) },
    ...Object.fromEntries(Object.entries(externalAccess).flatMap(cameraBlocks)),
  };
  return Object.entries(blocks)
    .map(([path, headers]) => [under(base, path), ...headerLines(headers), ""].join("\n"))
    .join("\n");
}

/** A page is asked for with and without its ending. */
function cameraBlocks(/** @type {[string, ExternalAccess]} */ [page, may]) {
  if (may.camera !== true) return [];
  const own = { "Permissions-Policy": headersOfPage(may)["Permissions-Policy"] };
  return [page, `${page}.html`].map((path) => [path, own]);
}

const headerLines = (/** @type {Record<string, string>} */ headers) =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);

const under = (/** @type {string} */ base, /** @type {string} */ path) => base + path.slice(1);
