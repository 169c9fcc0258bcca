import { add, fraction, multiply, readDecimal, type Fraction } from "./fraction.ts";

interface Found {
  number: Fraction;
  /** How much of the text it is. */
  length: number;
}

const sign = "[-+]?\\s*";
/** "1,00,000.5", "1 000 000", "1_000"; what its commas mean is looked at later. */
const digits = "(?:\\d{1,3}(?: \\d{3})+(?!\\d)|\\d[\\d,_]*)?(?:[.,]\\d+)*\\.?";
/** Without a caret it is a product: 2*100 is 200. */
const power = "(?:e[-+]?\\d+|\\s?[x×*]\\s?10\\^[-+]?\\d+)?";
const mixed = new RegExp(`^(${sign})(?:(\\d+)\\s+)?(\\d+)\\s?/\\s?(\\d+)`);
const plain = new RegExp(`^(${sign})(${digits})(${power})`, "i");

/** The number that a text begins with: `1e3`, `1,00,000`, `1.000,5`, `3 1/2`, `6.02 × 10^23`. */
export function numberAtStart(text: string): Found | null {
  return readMixed(text) ?? readPlain(text);
}

function readMixed(text: string): Found | null {
  const parts = mixed.exec(text);
  if (parts === null) return null;
  const [{ length }, signText = "", whole = "0", top = "", bottom = ""] = parts;
  if (BigInt(bottom) === 0n) return null;
  const size = add(fraction(BigInt(whole)), fraction(BigInt(top), BigInt(bottom)));
  return { number: signed(size, signText), length };
}

function readPlain(text: string): Found | null {
  const parts = plain.exec(text);
  if (parts === null) return null;
  const [{ length }, signText = "", mantissa = "", exponent = ""] = parts;
  const decimal = withPoint(mantissa.replace(/[_ ]/g, ""));
  const [, tens = "0"] = /([-+]?\d+)$/.exec(exponent.replace(/^\s?[x×*]\s?10\^/, "e")) ?? [];
  const size = decimal === null ? null : readDecimal(`${decimal}e${tens}`);
  return size === null ? null : { number: signed(size, signText), length };
}

const signed = (size: Fraction, signText: string): Fraction =>
  signText.startsWith("-") ? multiply(size, fraction(-1n)) : size;

const thousands = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/;
const lakhs = /^[1-9]\d?(?:,\d\d)*,\d{3}$/;

const isGrouped = (whole: string, mark: string): boolean =>
  !whole.includes(mark) || thousands.test(whole) || (mark === "," && lakhs.test(whole));

/**
 * Digits with a point for the decimals and nothing between the thousands. A comma groups where the
 * groups are whole, in thousands or in lakhs; else a single one is a decimal comma: `1,5` is 1.5.
 */
function withPoint(text: string): string | null {
  const [commas, points] = [text.split(",").length - 1, text.split(".").length - 1];
  if (commas > 0 && points > 0) {
    const mark = text.lastIndexOf(",") > text.lastIndexOf(".") ? "," : ".";
    const at = text.lastIndexOf(mark);
    const group = mark === "," ? "." : ",";
    const [whole, places] = [text.slice(0, at), text.slice(at + 1)];
    if (!isGrouped(whole, group) || /[.,]/.test(places)) return null;
    return `${whole.replaceAll(group, "")}.${places}`;
  }
  if (commas === 0 && points <= 1) return /\d/.test(text) ? text : null;
  const mark = commas > 0 ? "," : ".";
  if (isGrouped(text, mark)) return text.replaceAll(mark, "");
  return commas === 1 ? text.replace(",", ".") : null;
}
