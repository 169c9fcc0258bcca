/** Shown where there is no amount to show: never "₹NaN" or "₹∞". */
const nothing = "–";

const lakh = 1e5;
const crore = 1e7;
/** From here on two decimals of a crore are noise: "₹57,575 crore". */
const wholeCroresFrom = 1000 * crore;

const formatters = new Map<string, Intl.NumberFormat>();

/** Making a formatter costs far more than using it, and a table uses it hundreds of times. */
function formatter(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options);
  const known = formatters.get(key) ?? new Intl.NumberFormat(locale, options);
  formatters.set(key, known);
  return known;
}

/** Rounds as the page shows it (half away from zero, in decimal), and never to -0. */
export function roundTo(value: number, decimals: number): number {
  const options = { useGrouping: false, maximumFractionDigits: decimals };
  return Number(formatter("en-US", options).format(value)) + 0;
}

/** An amount as en-IN writes it: "₹1,66,862.22". */
export function formatRupees(amount: number, decimals = 2): string {
  if (!Number.isFinite(amount)) return nothing;
  return formatter("en-IN", {
    style: "currency",
    currency: "INR",
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(roundTo(amount, decimals));
}

/** A bare number with Indian grouping and no idle zeros, unless asked for: "12,34,567.5". */
export function formatNumber(value: number, maxDecimals = 2, minDecimals = 0): string {
  if (!Number.isFinite(value)) return nothing;
  const options = { minimumFractionDigits: minDecimals, maximumFractionDigits: maxDecimals };
  return formatter("en-IN", options).format(roundTo(value, maxDecimals));
}

/** A number in a working: digits enough to repeat the sum and get the same paise. */
export function formatExact(value: number): string {
  if (!Number.isFinite(value)) return nothing;
  return formatter("en-IN", { maximumSignificantDigits: 13 }).format(value + 0);
}

/** A share in percent with a fixed number of decimals: 66.862 is "66.9%". */
export function formatPercent(percent: number, decimals = 1): string {
  if (!Number.isFinite(percent)) return nothing;
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return `${formatter("en-IN", options).format(roundTo(percent, decimals))}%`;
}

/**
 * An amount as it is said in India: "₹99,999", "₹11.62 lakh", "₹1.99 crore", "₹57,575 crore".
 * It is rounded first and the unit chosen after, so 99,999.50 is "₹1 lakh". (The compact form of
 * `Intl` writes 57,575 crore as "₹57.58KCr", which nobody can read.)
 */
export function shortRupees(amount: number): string {
  if (!Number.isFinite(amount)) return nothing;
  const size = Math.abs(amount);
  const sign = amount < 0 && roundTo(size, 0) !== 0 ? "-" : "";
  if (roundTo(size, 0) < lakh) return formatRupees(amount, 0);
  const lakhs = roundTo(size / lakh, 2);
  if (lakhs < crore / lakh) return `${sign}₹${formatNumber(lakhs)} lakh`;
  return `${sign}₹${formatNumber(size / crore, size < wholeCroresFrom ? 2 : 0)} crore`;
}

/** The short form, where it says more than the long one: "₹1.67 lakh", or "" under one lakh. */
export const inLakhAndCrore = (amount: number): string =>
  roundTo(Math.abs(amount), 0) < lakh || !Number.isFinite(amount) ? "" : shortRupees(amount);

/** An amount to be spoken: "50 lakh rupees", "12 lakh 34,567 rupees". */
export function spokenRupees(amount: number): string {
  if (!Number.isFinite(amount)) return "no amount";
  const whole = roundTo(Math.abs(amount), 0);
  const crores = Math.floor(whole / crore);
  const lakhs = Math.floor((whole % crore) / lakh);
  const rest = whole % lakh;
  const words = [
    crores > 0 ? `${formatNumber(crores)} crore` : "",
    lakhs > 0 ? `${lakhs} lakh` : "",
    rest > 0 || whole === 0 ? formatNumber(rest) : "",
    whole === 1 ? "rupee" : "rupees",
  ];
  return (amount < 0 && whole > 0 ? "minus " : "") + words.filter(Boolean).join(" ");
}

/** Longer than any amount that is meant. */
const maxAmountChars = 40;

/** What people write after a number, as a power of ten. */
const scales: readonly (readonly [power: number, words: readonly string[]])[] = [
  [3, ["k", "thousand", "hazar", "हज़ार", "हजार"]],
  [5, ["l", "lac", "lacs", "lakh", "lakhs", "लाख"]],
  [7, ["cr", "crore", "crores", "करोड़", "करोड"]],
];
const powers = new Map(
  scales.flatMap(([power, words]) => words.map((word) => [word.normalize("NFKC"), power])),
);

const currency = /^(?:₹|rs\.?|inr)/;
const idleEnd = /(?:\/-|rupees|rupee|rs\.?|inr)$/;
const digitsAndScale = /^(\d[\d,]*)?(?:\.(\d*))?(\D*)$/;

/**
 * Reads an amount as people type it: `5L`, `1.2cr`, `12,34,567`, `₹ 5,00,000`, `10k`, `५ लाख`.
 * Answers `null` when it is not an amount. The decimals are shifted as text, so `1.13cr` is
 * 1,13,00,000 and not a binary neighbor of it.
 */
export function parseAmount(text: string): number | null {
  const amount = amountText(text);
  return amount === null ? null : Number(amount) + 0;
}

/** The same as a plain decimal text, every digit kept: `₹ 1.13cr` is "1.13e7". */
export function amountText(text: string): string | null {
  if (text.length > maxAmountChars) return null;
  const plain = indianDigits(text.normalize("NFKC").toLowerCase()).replace(/[\s_]/g, "");
  const sign = /^[-−]/.test(plain) ? "-" : "";
  const amount = plain
    .replace(/^[-−+]/, "")
    .replace(currency, "")
    .replace(idleEnd, "");
  const parts = digitsAndScale.exec(amount);
  if (parts === null) return null;
  const [, whole = "", fraction = "", scale = ""] = parts;
  const power = scale === "" ? 0 : powers.get(scale);
  if (power === undefined || whole + fraction === "") return null;
  if (/,,|,$/.test(whole)) return null;
  return `${sign}${whole.replaceAll(",", "") || "0"}.${fraction || "0"}e${power}`;
}

/** Digits of the nine Indian scripts as 0 to 9: from Devanagari on they stand 128 places apart. */
export const indianDigits = (text: string): string =>
  text.replace(/[\u0966-\u0d6f]/g, (letter) => {
    const digit = (letter.charCodeAt(0) - 0x966) % 0x80;
    return digit < 10 ? String(digit) : letter;
  });
