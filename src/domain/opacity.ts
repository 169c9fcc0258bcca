import type { NumberField } from "./number-field.ts";

/** How much of a color is seen. */
export const opacityField: NumberField = {
  id: "opacity",
  label: "Opacity",
  unit: "percent",
  min: 0,
  max: 100,
  step: 1,
  initial: 100,
};
