import { guess, type Shape } from "./glance.ts";

/** Values of one word that are known by their letters and their length. */

const uuidForm = /^(?:urn:uuid:)?(?:[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|\{[\da-f-]{36}\})$/i;
/** Crockford's Base32 has no I, L, O, U; the first digit holds three bits only. */
const ulidForm = /^[0-7][\dA-HJKMNP-TV-Z]{25}$/i;

export const uuid: Shape = ({ isLine, text }) =>
  isLine && text.length <= 50 && uuidForm.test(text) ? guess("uuid", 0.97) : null;

export const ulid: Shape = ({ isLine, text }) => {
  if (!isLine || text.length !== 26 || !ulidForm.test(text) || !/[a-z]/i.test(text)) return null;
  // Those of the years 1970 to 2039 begin with 00 or 01.
  const isUsual = text.startsWith("0") && (text === text.toUpperCase() || text.startsWith("01"));
  return guess("ulid", isUsual ? 0.97 : 0.85);
};

/** MD5, SHA-1, SHA-224, SHA-256, SHA-384, SHA-512 in hexadecimal digits. */
const hashLengths = new Set([32, 40, 56, 64, 96, 128]);

export const hash: Shape = ({ isLine, text }) => {
  if (!isLine || !hashLengths.has(text.length) || !/^[\da-f]+$/i.test(text)) return null;
  if (!/[a-f]/i.test(text) || !/\d/.test(text)) return null;
  const isMixed = /[a-f]/.test(text) && /[A-F]/.test(text);
  return guess("hash", isMixed ? 0.6 : 0.85);
};

const octet = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const ipv4 = new RegExp(`^${octet}(?:\\.${octet}){3}$`);

/** The longest there is, with a zone behind it. */
const maxIpChars = 80;

export const ip: Shape = ({ isLine, isToken, text }) => {
  if (!isLine || !isToken || text.length > maxIpChars) return null;
  if (ipv4.test(text)) return guess("ip", 0.97);
  const [, host = "", port] = /^(?:(?=[\d.]+:)|(?=\[))(.+):(\d{1,5})$/.exec(text) ?? [];
  const isPort = port !== undefined && Number(port) < 65_536;
  if (isPort && ipv4.test(host)) return guess("ip", 0.9);
  const bare = (isPort && host.startsWith("[") ? host : text).replace(/^\[(.*)\]$/, "$1");
  if (!isIpv6(bare)) return null;
  // "a::b" may as well be a name in C++.
  const isPlain = /\d/.test(bare) || bare.split(":").length > 4;
  return guess("ip", isPlain ? 0.97 : 0.5);
};

export const cidr: Shape = ({ isLine, isToken, text }) => {
  if (!isLine || !isToken || text.length > maxIpChars) return null;
  const [, address = "", bits = ""] = /^([\da-f:.]+)\/(\d{1,3})$/i.exec(text) ?? [];
  const size = ipv4.test(address) ? 32 : isIpv6(address) ? 128 : -1;
  return bits !== "" && Number(bits) <= size ? guess("cidr", 0.97) : null;
};

function isIpv6(text: string): boolean {
  const [address = "", zone = "0"] = text.split("%", 2);
  const halves = address.split("::");
  if (!address.includes(":") || halves.length > 2 || zone === "") return false;
  const groups = halves.flatMap((half) => (half === "" ? [] : half.split(":")));
  const hasIpv4 = ipv4.test(groups.at(-1) ?? "");
  if (hasIpv4) groups.pop();
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return false;
  const count = groups.length + (hasIpv4 ? 2 : 0);
  return halves.length === 2 ? count < 8 : count === 8;
}

const macForm = /^[\da-f]{2}(?:([:-])[\da-f]{2})(?:\1[\da-f]{2}){4}$/i;
const ciscoForm = /^[\da-f]{4}(?:\.[\da-f]{4}){2}$/i;

export const mac: Shape = ({ isLine, text }) => {
  if (!isLine || text.length > 17) return null;
  if (ciscoForm.test(text)) return guess("mac", /[a-f]/i.test(text) ? 0.9 : 0.6);
  if (!macForm.test(text)) return null;
  // Digits alone with dashes between them are somebody's number.
  return guess("mac", /[a-f]/i.test(text) ? 0.97 : text.includes(":") ? 0.85 : 0.5);
};
