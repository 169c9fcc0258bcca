import type { ToolManifest } from "#catalog/unit.ts";

export default {
  name: "Unit Converter",
  description: "Length, weight, temperature and 15 more, exact to the last digit.",
  icon: "ruler",
  category: "converters",
  menu: "utilities",
  keywords: [
    "convert length weight temperature area volume speed time pressure energy power data angle",
    "miles kilometers feet inches cm pounds kg ounces gallons liters celsius fahrenheit acres",
    "mph kmph psi bar kwh hp mb mib mbps degrees radians mpg px rem pt",
    "lakh crore million tola bigha guntha gaj",
  ],
  load: () => import("./view.tsx"),
} satisfies ToolManifest;
