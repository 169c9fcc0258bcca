/** What stood around the Base64, replaced by spaces so that every place stays where it is. */
export interface Unwrapped {
  text: string;
  mime: string | null; // as a data URI says
  isPercent: boolean; // the rest is written in %XX and not in Base64
  isLogin: boolean; // it was a Basic authorization header: user and password (RFC 7617)
}

/** A data URI up to its comma, with what CSS and HTML put before it. */
const dataStart = /^\s*(?:url\(\s*)?["']?\s*data:(?<mime>[^;,"']*)(?<parameters>(?:;[^;,"']*)*),/i;
/** What CSS and HTML put after it, looked for only at the very end. */
const dataEnd = /["']?\s*\)?\s*[;>]?\s*$/;
const endChars = 100;
const pemLine = /^[ \t]*-----(?:BEGIN|END) [^-\r\n]+-----[ \t]*$/gm;

/** "Authorization: Basic ", as it stands in a request, in code or in JSON */
const loginStart =
  /^[\s"'`]*(?:(?:proxy-)?authorization["']?\s*:\s*)?["'`]?\s*basic[ \t]+(?=[\w+/-])/i;
const loginEnd = /["'`\s,;]*$/;

const spaces = (text: string): string => " ".repeat(text.length);

/** Takes off what is often pasted along: a data URI's head, PEM's first and last line, quotes. */
export function unwrap(text: string): Unwrapped {
  const found = dataStart.exec(text.slice(0, 2000));
  if (found !== null) {
    const { mime = "", parameters = "" } = found.groups ?? {};
    const endAt = Math.max(found[0].length, text.length - endChars);
    const rest = text.slice(found[0].length, endAt) + text.slice(endAt).replace(dataEnd, spaces);
    const isBase64 = /;\s*base64\s*$/i.test(parameters);
    const charset = parameters.replace(/;\s*base64\s*$/i, "");
    return {
      text: spaces(found[0]) + rest,
      mime: (mime || "text/plain") + charset,
      isPercent: !isBase64,
      isLogin: false,
    };
  }
  const login = loginStart.exec(text.slice(0, 200));
  if (login !== null) {
    const rest = text.slice(login[0].length).replace(loginEnd, spaces);
    return { text: spaces(login[0]) + rest, mime: null, isPercent: false, isLogin: true };
  }
  const bare = text.includes("-----") ? text.replace(pemLine, spaces) : text;
  return { text: withoutQuotes(bare), mime: null, isPercent: false, isLogin: false };
}

function withoutQuotes(text: string): string {
  const [, start = "", quote] = /^(\s*\uFEFF?)(["'`])?/.exec(text) ?? [];
  const marked = start.includes("\uFEFF") ? spaces(start) + text.slice(start.length) : text;
  if (quote === undefined) return marked;
  const end = marked.trimEnd();
  if (!end.endsWith(quote) || end.length <= start.length + 1) return marked;
  return `${spaces(start)} ${marked.slice(start.length + 1, end.length - 1)} `;
}

/** The bytes of a data URI that is not Base64: "%7B%22a%22" and plain letters. */
export function percentBytes(text: string): Uint8Array<ArrayBuffer> {
  const letters = new TextEncoder().encode(text.trim());
  const bytes: number[] = [];
  for (let at = 0; at < letters.length; at += 1) {
    const pair = String.fromCharCode(letters[at + 1] ?? 0, letters[at + 2] ?? 0);
    if (letters[at] === 0x25 && /^[\da-f]{2}$/i.test(pair)) {
      bytes.push(Number.parseInt(pair, 16));
      at += 2;
    } else bytes.push(letters[at] ?? 0);
  }
  return new Uint8Array(bytes);
}
