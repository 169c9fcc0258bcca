import { asOption } from "#domain/operation/facts.ts";
import { operation } from "#domain/operation/operation.ts";
import { words } from "#domain/operation/options.ts";

const convert = operation({
  id: "unit.convert",
  name: "Convert units",
  about:
    "Converts an amount exactly: “5 miles in km”, “5 ft 11 in to cm”, “72 °F in °C”; without a target it is given in every unit of its kind.",
  takes: "text",
  gives: "text",
  options: { to: words("Unit to convert to, unless the text names it"), as: asOption },
  reads: ["unit"],
  word: "convert",
  examples: [
    { input: "5 miles in km", output: "8.04672 km" },
    { input: "-40 °F", options: { to: "celsius" }, output: "-40 °C" },
    { input: "5'11\" to cm", output: "180.34 cm" },
    {
      input: "300 K",
      output:
        "Celsius: 26.85 °C\nFahrenheit: 80.33 °F\nKelvin: 300 K\nRankine: 540 °R\nRéaumur: 21.48 °Ré",
    },
  ],
  run: async (text, { to, as }) => (await import("./logic/told.ts")).convertText(text, to, as),
  says: async (text) => (await import("./logic/told.ts")).saysOf(text),
});

export default [convert];
