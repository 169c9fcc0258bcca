import type { ToolManifest } from "#catalog/unit.ts";

export default {
  name: "Password Generator",
  description: "Strong passwords, passphrases and PINs, made in your browser and never kept.",
  icon: "key-round",
  category: "security",
  menu: "generators",
  keywords: [
    "strong password, random password, passphrase, pin, secret, secure, entropy, diceware",
    "password strength, pwd",
  ],
  load: () => import("./view.tsx"),
} satisfies ToolManifest;
