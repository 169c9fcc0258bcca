import { guess, type Shape } from "./glance.ts";

/** What begins with a word that gives it away, and what is written for an address. */

/** "eyJ" is `{"` in Base64. Three parts are signed, five are encrypted. */
const jwtForm =
  /^(?:authorization:\s*)?(?:bearer\s+)?eyJ[\w-]+\.[\w-]*\.[\w-]*(?:\.[\w-]*\.[\w-]*)?$/i;

export const jwt: Shape = ({ head, text }) =>
  /eyJ[\w-]{5}/.test(head.slice(0, 60)) && jwtForm.test(text) ? guess("jwt", 0.99) : null;

const dataForm = /^(?:url\(\s*)?["']?data:(?:[\w.+-]+\/[\w.+-]+)?(?:;\s*[\w-]+(?:=[^;,\s]*)?)*,/i;

export const dataUri: Shape = ({ head }) => (dataForm.test(head) ? guess("data-uri", 0.99) : null);

const pemForm = /^-----BEGIN [A-Z\d #]+-----/;

export const pem: Shape = ({ head }) => (pemForm.test(head) ? guess("pem", 0.99) : null);

const knownScheme =
  /^(?:https?|wss?|s?ftp|ssh|git(?:\+\w+)?|file|ldaps?|rtsps?|rtmp|postgres(?:ql)?|mysql|mongodb(?:\+srv)?|rediss?|amqps?|s3|gs|jdbc:\w+|chrome|about|blob|ipfs|magnet|data|vscode):/i;
const anyScheme = /^[a-z][a-z\d+.-]{1,30}:\/\/[^\s/]/i;
const bareScheme = /^(?:mailto:[^\s@]+@[^\s@]+\.|tel:\+?\d|magnet:\?|urn:[a-z\d-]{2,}:)/i;
const www = /^www\.[a-z\d-]+\.[a-z]{2,}/i;
/** Only what is surely no name of a file. */
const bareHost =
  /^[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|org|net|io|dev|edu|gov|co|app|de|uk|in|fr|eu)(?::\d+)?\/\S*$/i;
/** Longer ones are cut by browsers, too. */
const maxUrlChars = 100_000;

export const url: Shape = ({ head, text, isToken }) => {
  if (!isToken || text.length > maxUrlChars || /\s/.test(text)) return null;
  if (anyScheme.test(head)) {
    if (!URL.canParse(text)) return null;
    return guess("url", knownScheme.test(head) ? 0.97 : 0.9);
  }
  if (bareScheme.test(head)) return guess("url", 0.9);
  if (www.test(head) && URL.canParse(`https://${text}`)) return guess("url", 0.85);
  return bareHost.test(text) ? guess("url", 0.7) : null;
};

const pair = /^[\w.~%[\]+$-]{1,200}=[\w.~%!$'()*+,;:@/?[\]{}"|\\^-]*=*$/;

export const query: Shape = ({ head, text, isToken, isWhole }) => {
  if (!isToken || text.length > maxUrlChars || !head.includes("=") || head.includes("://"))
    return null;
  const isMarked = head.startsWith("?");
  const pairs = head.slice(isMarked ? 1 : 0).split("&");
  if (!isWhole) pairs.pop();
  if (!pairs.every((each) => pair.test(each)) || /\s/.test(text)) return null;
  return guess("query", pairs.length > 1 || isMarked ? 0.9 : 0.5);
};

/** Text in which marks are written as %XX. Every percent sign must be one of those. */
export const urlEncoded: Shape = ({ head, isToken, isWhole }) => {
  if (!isToken || !head.includes("%") || anyScheme.test(head)) return null;
  const whole = isWhole ? head : head.slice(0, -2);
  const escapes = whole.match(/%[\da-f]{2}/gi)?.length ?? 0;
  if (escapes === 0 || whole.split("%").length - 1 !== escapes || /["'<>`{}|\\^]/.test(whole))
    return null;
  try {
    // A cut character at the end of the head is no fault of the text.
    decodeURIComponent(isWhole ? whole : whole.replace(/(?:%[89a-f][\da-f])+[^%]*$/i, ""));
  } catch {
    return null;
  }
  return guess(
    "url-encoded",
    escapes > 1 ? 0.9 : /%(?:2[\dcf]|3[adf]|[57][bd])/i.test(whole) ? 0.75 : 0.5,
  );
};
