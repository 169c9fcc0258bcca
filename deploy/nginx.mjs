// The headers of policy.mjs in the words of nginx. An `add_header` in a location would silence those
// around it, so there is one list for the whole server, and maps decide what each file gets: nginx
// leaves a header out when its value is empty.
import {
  assetsFolder,
  cacheControlOf,
  contentPolicy,
  headersOfAll,
  headersOfPage,
  mimeTypes,
  resourcePolicyOf,
  serviceWorkerFile,
  shareCardFile,
  wasmWorkersFolder,
  workersFolder,
} from "./policy.mjs";

/** @import { Delivery } from "./policy.mjs" */

/** For the http block: which file gets what. */
export function nginxMaps(/** @type {Delivery} */ delivery) {
  const { base, externalAccess } = delivery;
  const file = (/** @type {string} */ path) => base + path.slice(1);
  const start = (/** @type {string} */ path) => `~^${escaped(file(path))}`;
  const strict = contentPolicy(delivery);
  const own = Object.entries(externalAccess).map(([page, may]) => ({
    files: `${start(page)}(/index)?\\.html$`,
    policy: contentPolicy(delivery, may),
    headers: new Map(Object.entries(headersOfPage(may))),
  }));
  return [
    types(),
    map("$uri", "Content-Security-Policy", [
      [file(serviceWorkerFile), strict],
      [start(workersFolder), strict],
      [start(wasmWorkersFolder), contentPolicy(delivery, { wasm: true })],
      ...own.map(({ files, policy }) => [files, policy]),
      ["~\\.html$", strict],
    ]),
    ...Object.entries(headersOfPage()).map(([name, value]) =>
      map("$uri", name, [
        ...own
          .filter(({ headers }) => headers.get(name) !== value)
          .map(({ files, headers }) => [files, headers.get(name) ?? value]),
        ["~\\.html$", value],
      ]),
    ),
    map("$uri", "Cross-Origin-Resource-Policy", [
      ["default", resourcePolicyOf("/")],
      [file(shareCardFile), resourcePolicyOf(shareCardFile)],
    ]),
    // Only what was found: a missing file's answer must not be kept for a year.
    map("$status:$uri", "Cache-Control", [
      ["default", cacheControlOf("/")],
      [`~^(200|304):${escaped(file(assetsFolder))}`, cacheControlOf(assetsFolder)],
    ]),
  ].join("\n");
}

/** For the server block: the headers, and which file answers which address. */
export function nginxServer(/** @type {Delivery} */ { base }) {
  const fixed = Object.entries(headersOfAll).map(([name, value]) => [name, `"${value}"`]);
  const mapped = [
    "Content-Security-Policy",
    ...Object.keys(headersOfPage()),
    "Cross-Origin-Resource-Policy",
    "Cache-Control",
  ].map((name) => [name, variable(name)]);
  const mount = base.replace(/\/$/, "");
  return `${[...fixed, ...mapped].map((header) => `add_header ${header.join(" ")} always;`).join("\n")}

# "/games/" is "/games".
rewrite ^(${escaped(base)}.+)/$ $1;
${mount === "" ? "" : `\nlocation = ${mount} {\n  return 308 ${base};\n}\n`}
location ${base} {
  error_page 404 ${base}404.html;
  try_files $uri $uri.html $uri/index.html =404;
}

# A missing script must not arrive as a page.
location ~ "\\.(?!html$)[A-Za-z0-9]+$" {
  error_page 404 @missing;
  try_files $uri =404;
}

location @missing {
  types {
  }
  default_type text/plain;
  return 404 "Not found\\n";
}
`;
}

function types() {
  const lines = Object.entries(mimeTypes).map(([ending, type]) => `  ${bare(type)} ${ending};`);
  const texts = Object.values(mimeTypes).filter((type) => type.includes("charset"));
  // nginx counts text/html among them by itself, and warns when told.
  const others = [...new Set(texts.map(bare))].filter((type) => type !== "text/html");
  return `types {\n${lines.join("\n")}\n}\ncharset utf-8;\ncharset_types ${others.join(" ")};\n`;
}

const bare = (/** @type {string} */ type) => type.split(";")[0] ?? type;

/**
 * @param {string} source what is looked at
 * @param {string} header
 * @param {string[][]} rows nginx tries exact ones first, then patterns in their order
 */
function map(source, header, rows) {
  const lines = rows.map(([key, value]) => `  "${key}" "${value}";`);
  return `map ${source} ${variable(header)} {\n${lines.join("\n")}\n}\n`.replace(
    '"default"',
    "default",
  );
}

const variable = (/** @type {string} */ header) =>
  `$tabkit_${header.toLowerCase().replaceAll("-", "_")}`;

const escaped = (/** @type {string} */ text) => text.replace(/[.+*?^$()[\]{}|\\]/g, "\\$&");
