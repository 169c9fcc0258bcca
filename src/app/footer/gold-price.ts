/** An illustrative gold price. It is made up here and is not market data. */
export interface GoldPrice {
  price: number; // rupees per 10 g
  change: number;
  changePercent: number;
  lastUpdated: Date;
}

/** Spec §9: base price, swing and refresh of the gold widget. */
const basePrice = 62_500;
const swing = 500;
export const refreshMs = 60_000;

/** The price for a point of luck from 0 to 1: 62500 plus or minus 500. */
export function goldPrice(luck: number, now: Date): GoldPrice {
  const change = (luck * 2 - 1) * swing;
  return {
    price: basePrice + change,
    change,
    changePercent: (change / basePrice) * 100,
    lastUpdated: now,
  };
}

// Made when first needed: the browser takes about 15 ms for each, and every page waits for this file.
let formats: { rupees: Intl.NumberFormat; time: Intl.DateTimeFormat } | undefined;
const inIndia = () =>
  (formats ??= {
    rupees: new Intl.NumberFormat("en-IN", {
      style: "currency",
      currency: "INR",
      maximumFractionDigits: 0,
    }),
    time: new Intl.DateTimeFormat("en-IN", { timeStyle: "medium" }),
  });

/** The widget's words. A change that rounds to nothing has no sign. */
export function goldWords({ price, change, changePercent, lastUpdated }: GoldPrice) {
  const { rupees, time } = inIndia();
  const rounded = Math.round(change);
  const sign = rounded < 0 ? "−" : "+";
  return {
    price: rupees.format(price),
    change: `${rounded === 0 ? "" : sign}${rupees.format(Math.abs(rounded))}`,
    changePercent: `${rounded === 0 ? "" : sign}${Math.abs(changePercent).toFixed(2)}%`,
    lastUpdated: time.format(lastUpdated),
  };
}
