/** A URL in its parts, as written: put together again they are the same text. `null` is absent. */
export interface Address {
  scheme: string | null; // "https"
  user: string | null;
  password: string | null;
  host: string | null; // "example.com", "[::1]"
  port: string | null;
  path: string;
  query: string | null;
  fragment: string | null;
}

export type PartName = keyof Address;

/** RFC 3986, appendix B. It fits every text. */
const shape = /^(?:([a-z][a-z\d+.-]*):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/is;

/** Takes a URL apart. Nothing is corrected, and nothing is lost. */
export function splitAddress(text: string): Address {
  const [, scheme, authority, path = "", query, fragment] = shape.exec(text) ?? [];
  return {
    scheme: scheme ?? null,
    ...splitAuthority(authority ?? null),
    path,
    query: query ?? null,
    fragment: fragment ?? null,
  };
}

type Authority = Pick<Address, "user" | "password" | "host" | "port">;

function splitAuthority(authority: string | null): Authority {
  if (authority === null) return { user: null, password: null, host: null, port: null };
  // A password may hold an "@" by mistake: browsers, too, take the last one.
  const at = authority.lastIndexOf("@");
  const [user, password] = at === -1 ? [null, null] : cut(authority.slice(0, at), ":");
  const server = authority.slice(at + 1);
  const [, host = server, port] = /^(.*?):(\d*)$/s.exec(server) ?? [];
  return { user, password, host, port: port ?? null };
}

/** The texts before and after the first mark. */
function cut(text: string, mark: string): [before: string, after: string | null] {
  const at = text.indexOf(mark);
  return at === -1 ? [text, null] : [text.slice(0, at), text.slice(at + mark.length)];
}

/** Puts the parts together. */
export function joinAddress(address: Address): string {
  const { scheme, user, password, host, port, path, query, fragment } = address;
  const login = user === null ? "" : `${user}${after(":", password)}@`;
  return [
    scheme === null ? "" : `${scheme}:`,
    host === null ? "" : `//${login}${host}${after(":", port)}`,
    path,
    after("?", query),
    after("#", fragment),
  ].join("");
}

const after = (mark: string, part: string | null): string => (part === null ? "" : mark + part);

/** What may not stand in a part, because it would end it. */
const enders: Record<PartName, RegExp> = {
  scheme: /[^a-z\d+.-]/gi,
  user: /[\s/?#@:]/g,
  password: /[\s/?#@]/g,
  host: /[\s/?#@]/g,
  port: /\D/g,
  path: /[\s?#]/g,
  query: /[\s#]/g,
  fragment: /\s/g,
};
/** There nothing can be escaped: what may not stand in them is left out. */
const bare: ReadonlySet<PartName> = new Set(["scheme", "host", "port"]);

/** The URL with one part written anew. A part that is emptied is gone, with its mark. */
export function withPart(address: Address, name: PartName, text: string): Address {
  const written = bare.has(name)
    ? text.replace(enders[name], "")
    : text.replace(enders[name], encodeURIComponent);
  if (name === "path") return { ...address, path: rooted(address, written) };
  if (name === "host")
    return { ...address, host: written, path: rooted({ host: written }, address.path) };
  const part = written === "" ? null : written;
  const next = { ...address, [name]: part };
  // A login and a port need a host to stand before; a password needs a user, even an empty one.
  if (part !== null && (name === "user" || name === "password" || name === "port"))
    next.host ??= "";
  if (next.password !== null) next.user ??= "";
  return next;
}

/** Between a host and a path stands a slash. */
const rooted = ({ host }: Pick<Address, "host">, path: string): string =>
  host === null || path === "" || path.startsWith("/") ? path : `/${path}`;

/** As browsers read it, or `null` where they do not: it is relative, or wrong. */
export function readAsBrowser(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** A host without a scheme, as people type it: "localhost:3000/a" and "example.com". */
const hostFirst = /^(?:localhost|[\p{L}\d-]+(?:\.[\p{L}\d-]+)+)(?::\d+)?(?:[/?#]|$)/iu;

/** True when "https://" is all that is missing. */
export const lacksScheme = (text: string): boolean => hostFirst.test(text);
