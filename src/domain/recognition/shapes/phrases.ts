import { colorNames } from "./color-names.data.ts";
import { guess, type Shape } from "./glance.ts";
import { unitNames } from "./unit-names.data.ts";

/** A few words with a grammar of their own: a color, a schedule, a loan, a measure, a pattern. */

const colorFunction =
  /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|device-cmyk)\(\s*[^;{}<>]*\d[^;{}<>]*\);?$/i;

export const color: Shape = ({ isLine, text }) => {
  if (!isLine || text.length > 100) return null;
  const [, digits] = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8});?$/i.exec(text) ?? [];
  // "#123" is a number of something more often than a blue.
  if (digits !== undefined) return guess("color", /^\d{3,4}$/.test(digits) ? 0.7 : 0.97);
  if (colorFunction.test(text)) return guess("color", 0.97);
  return colorNames.has(text.toLowerCase()) ? guess("color", 0.7) : null;
};

const cronField =
  /^(?:[*?]|L|LW|(?:\d{1,4}|[a-z]{3})(?:[LW]|#[1-5])?(?:-(?:\d{1,4}|[a-z]{3}))?)(?:\/\d{1,2})?$/i;
const cronWord = /^@(?:yearly|annually|monthly|weekly|daily|midnight|hourly|reboot)$/i;

export const cron: Shape = ({ isLine, text }) => {
  if (!isLine || text.length > 200) return null;
  if (cronWord.test(text)) return guess("cron", 0.95);
  const fields = text.split(/[ \t]+/);
  if (fields.length < 5 || fields.length > 7) return null;
  if (!fields.every((field) => field.split(",").every((part) => cronField.test(part)))) return null;
  if (!/[*?]/.test(text)) return guess("cron", 0.4);
  // "1 * 2 * 3": a product, at least as well as a schedule.
  return guess("cron", /^\d+(?: \* \d+)+$/.test(text) ? 0.7 : 0.95);
};

const money = String.raw`(?:[₹$€£¥]|rs\.?|inr|usd|eur|gbp)?\s?\d[\d,]*(?:\.\d+)?\s?(?:k|l|lac|lacs|lakh|lakhs|cr|crore|crores|m|mn|million|b|bn|billion|thousand)?`;
const rate = String.raw`\d{1,2}(?:\.\d+)?\s?(?:%|percent)(?:\s?(?:p\.?\s?a\.?|per annum|per year|a year|interest))?`;
const term = String.raw`\d{1,3}(?:\.\d+)?\s?(?:y|yr|yrs|year|years|m|mo|mos|month|months)`;
const joint = String.raw`\s?(?:[,;/x]|\bat\b|@|\bfor\b|\bover\b|\bin\b|\bloan\b|\s)\s*(?:(?:at|for|over|of)\s+)?`;
const loanForm = new RegExp(
  `^(?:(?:emi|loan|home loan)(?:\\s(?:of|for|on))?\\s)?${money}${joint}(?:${rate}${joint}${term}|${term}${joint}${rate})$`,
  "i",
);

export const loan: Shape = ({ isLine, text }) =>
  isLine && text.length <= 80 && /%|percent/i.test(text) && loanForm.test(text)
    ? guess("loan", 0.95)
    : null;

const amount = String.raw`[-+−]?(?:\d[\d,]*(?:\.\d+)?|\.\d+)(?:e[-+]?\d+)?(?:\s\d+\/\d+|\/\d+)?`;
const measure = new RegExp(
  `^(${amount})( ?)([^\\d\\s.,:;!?=+*()-][^\\d.,:;!?=+*()-]{0,24}?[\\d²³]?)$`,
  "iu",
);
const feet = /^\d+\s?(?:'|′|ft|feet)\s?\d+(?:\.\d+)?\s?(?:"|″|''|in|inches)?$/i;
const target = /\s(?:in|to|as|into|->|→|=)\s?(?:\?|([^\d\s].{0,24}))$/i;

const isUnit = (name: string): boolean =>
  unitNames.has(name) || unitNames.has(name.toLowerCase().replace(/\s+/g, " "));

export const unit: Shape = ({ isLine, text }) => {
  if (!isLine || text.length > 60 || !/^[-+−.\d]/.test(text)) return null;
  if (feet.test(text)) return guess("unit", 0.9);
  const [ending = "", wanted] = target.exec(text) ?? [];
  const [, , space, name = ""] = measure.exec(text.slice(0, text.length - ending.length)) ?? [];
  if (!isUnit(name) || (wanted !== undefined && !isUnit(wanted))) return null;
  if (ending !== "" || name.length > 1) return guess("unit", 0.95);
  // "5G", "4K", "3D", "90s": one letter that touches the number is no measure.
  return guess("unit", space === "" && /[A-Zsdx]/.test(name) ? 0.4 : space === "" ? 0.7 : 0.85);
};

const regexForm = /^\/((?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuvy]*)$/;

export const regex: Shape = ({ isLine, text }) => {
  const [, body = "", flags = ""] =
    isLine && !text.startsWith("/*") ? (regexForm.exec(text) ?? []) : [];
  if (body === "") return null;
  try {
    RegExp(body, flags);
  } catch {
    return null;
  }
  return guess("regex", /[\\^$[\]()*+?{}|]/.test(body) ? 0.9 : flags === "" ? 0.2 : 0.4);
};

const browser = /^(?:"|')?Mozilla\/\d\.\d \(/;
const knownClient =
  /^(?:curl|wget|okhttp|python-requests|python-urllib|postmanruntime|go-http-client|axios|java|libwww-perl|ruby|php|node-fetch|undici|got|insomnia|httpie|dalvik|opera|apache-httpclient|aiohttp|guzzlehttp|\w*bot|googlebot[\w-]*|lynx|elinks|w3m|dart|cfnetwork|vlc|lavf)\/v?\d/i;
const product = String.raw`[A-Za-z][\w.+-]{1,40}\/v?\d[\w.+-]*;?`;
const comment = String.raw`\([^()]*(?:\([^()]*\)[^()]*)*\)`;
const agentForm = new RegExp(`^${product}(?: (?:${comment}|[^\\s()]+))*$`);

/** Real ones forget a bracket, or are cut. */
const cutAgent = new RegExp(`^${product} \\([^()]+;`);

export const userAgent: Shape = ({ isLine, text }) => {
  if (!isLine || text.length > 2000 || !text.includes("/")) return null;
  if (browser.test(text)) return guess("user-agent", 0.97);
  if (text.startsWith("HTTP/") || !(agentForm.test(text) || cutAgent.test(text))) return null;
  if (knownClient.test(text)) return guess("user-agent", 0.9);
  const products = text.match(/(?:^| )[A-Za-z][\w.+-]+\/v?\d/g)?.length ?? 0;
  return guess("user-agent", products > 1 || /\([^()]*[;/+]/.test(text) ? 0.9 : 0.5);
};
