import type { ToolManifest } from "#catalog/unit.ts";

export default {
  name: "Password Generator",
  description: "Strong passwords, passphrases and PINs, made here and never kept.",
  icon: "key-round",
  category: "security",
  menu: "generators",
  keywords: ["passphrase", "pin", "secret", "random", "secure", "strength", "entropy", "diceware"],
  load: () => import("./view.tsx"),
} satisfies ToolManifest;
