import type { ToolManifest } from "#catalog/unit.ts";

export default {
  name: "Unit Converter",
  description: "Length, weight, temperature and 15 more, exact to the last digit.",
  icon: "ruler",
  category: "converters",
  menu: "utilities",
  keywords: [
    "convert units, metric, imperial, length, weight, mass, temperature, area, volume, speed",
    "miles to km, kilometers, kilometres, feet, inches, cm, mm, yards, kg to lbs, pounds, ounces, grams, tonnes",
    "gallons, liters, litres, celsius to fahrenheit, kelvin, acres, hectares, sq ft, sq m, mph, kmh, kmph, knots",
    "psi, bar, pressure, energy, kwh, power, hp, data, mb to gb, mib, mbps, angle, mpg, px to rem, pt",
    "lakh, crore, million, tola, bigha, guntha, gaj",
  ],
  takes: { bare: /^[-+]?\d[\d.,]* ?[a-z°µ"'].* (in|to|as) \S/i, example: "5 miles in km" },
  load: () => import("./view.tsx"),
} satisfies ToolManifest;
