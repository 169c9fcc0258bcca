import type { NumberField, Values } from "#domain/number-field.ts";

/** Every number of the spec in one place: the sliders and the tests read this table. */
export const fields = [
  {
    id: "amount",
    inLink: "p",
    label: "Amount",
    unit: "rupees",
    min: 1_000,
    max: 100_000,
    step: 1_000,
    initial: 10_000,
  },
  {
    id: "rate",
    inLink: "r",
    label: "Rate (per year)",
    unit: "percent",
    min: 0,
    max: 30,
    step: 0.5,
    initial: 5,
  },
] as const satisfies readonly NumberField[];

export type Inputs = Values<(typeof fields)[number]["id"]>;

/** The interest of one year. Nothing is rounded here: that is for whoever shows it. */
export const yearlyInterest = ({ amount, rate }: Inputs): number => (amount * rate) / 100;
