import { amountText, plainDigits, tidyText, typedNumber } from "./money.ts";
import {
  clampToField,
  formatField,
  shortField,
  unitName,
  type NumberField,
} from "./number-field.ts";

/** What a typed text means to a field. */
export interface Typed {
  /** What the field holds then; `null` when the text means no value. */
  value: number | null;
  words: string; // "“240m” read as 20 years"; "" when there is nothing to say
  /** Whether the value is what was typed, and not the nearest one that the field can hold. */
  isAsTyped: boolean;
}

/** Reads what was typed. What is not understood is never taken for a number. */
export function readTyped(field: NumberField, text: string): Typed {
  if (text.trim() === "") return refusal("Not a number");
  const found = understand(field, text);
  const pointed = hasOddComma(field, text, found) ? understand(field, withPoint(text)) : null;
  if (pointed !== null) {
    // Nobody writes a percentage in thousands: before one or two digits a comma is its point.
    return field.unit === "percent" && found === null
      ? held(field, text, { ...pointed, isPlain: false })
      : refusal(
          `${quoted(text)} could be ${withPoint(text)} or ${text.replace(",", "")}: a fraction takes a point`,
        );
  }
  if (found !== null) return held(field, text, found);
  return refusal(`Not a number in ${unitName(field)}: ${quoted(text)}`);
}

/** A number in the field's unit. It is plain when it was written as the field would write it. */
interface Understood {
  value: number;
  isPlain: boolean;
}

const refusal = (words: string): Typed => ({ value: null, words, isAsTyped: false });

function held(field: NumberField, text: string, { value, isPlain }: Understood): Typed {
  const near = clampToField(field, value);
  const read = isPlain ? "" : `${quoted(text)} read as ${formatField(field, near)}`;
  if (near === value) return { value, words: read, isAsTyped: true };
  const words =
    value > field.max
      ? `Highest is ${shortField(field, field.max)}`
      : value < field.min
        ? `Lowest is ${shortField(field, field.min)}`
        : `${quoted(text)} rounded to ${formatField(field, near)}`;
  return { value: near, words, isAsTyped: false };
}

/** One comma that groups no digits, or groups them to more than the field can hold. */
const hasOddComma = (field: NumberField, text: string, found: Understood | null): boolean =>
  /^(?!.*\d\.\d)[^,]*\d,\d[^,]*$/.test(text) &&
  (found === null || (field.unit !== "rupees" && found.value > field.max));

const withPoint = (text: string): string => text.replace(",", ".");

const maxQuoteChars = 24;
const quoted = (text: string): string =>
  `“${text.length > maxQuoteChars ? `${text.slice(0, maxQuoteChars)}…` : text}”`;

/** What may stand behind a number, by the field's unit. */
const writtenUnits = {
  percent: "(?:%|percent|per cent|pct)(?: ?(?:p\\.?a|per annum|per year|a year))?",
  degrees: "(?:°|deg|degrees?)",
  pixels: "(?:px|pixels?)",
  years: "(?:years?|yrs?|y|साल|वर्ष)",
  months: "(?:months?|mths?|mos?|m|महीने|महीना|माह)",
  characters: "(?:characters?|chars?)",
  words: "words?",
  sentences: "sentences?",
  paragraphs: "paragraphs?",
  digits: "digits?",
} as const satisfies Record<Exclude<NumberField["unit"], "rupees">, string>;

/** "1y 6m", "18 months", "2 years and 3 months". */
const timeSpan = new RegExp(
  `^(?:(${typedNumber})[ -]?${writtenUnits.years}\\.?)?(?:[ ,]*(?:and |& )?(${typedNumber})[ -]?${writtenUnits.months}\\.?)?$`,
);

/** Longer than anything that is meant. */
const maxTypedChars = 40;

function understand({ unit }: NumberField, text: string): Understood | null {
  if (unit === "rupees") {
    const amount = amountText(text);
    return amount === null ? null : { value: Number(amount) + 0, isPlain: amount.endsWith("e0") };
  }
  const tidy = tidyText(text);
  if (tidy.length > maxTypedChars) return null;
  const plain = new RegExp(`^([-−+]?) ?(${typedNumber})(?:[ -]?${writtenUnits[unit]}\\.?)?$`);
  const [, sign = "", number = ""] = plain.exec(tidy) ?? [];
  const digits = plainDigits(number);
  if (digits !== null) return { value: Number(sign.replace("−", "-") + digits) + 0, isPlain: true };
  if (unit !== "years" && unit !== "months") return null;
  const months = monthsIn(tidy);
  return months === null
    ? null
    : { value: unit === "years" ? months / 12 : months, isPlain: false };
}

/** A time in months, or `null` when it is none. */
function monthsIn(tidy: string): number | null {
  const span = timeSpan.exec(tidy);
  if (span === null) return null;
  const [years, months] = [span[1], span[2]].map((number) =>
    number === undefined ? "0" : plainDigits(number),
  );
  return years && months ? Number(years) * 12 + Number(months) : null;
}
