import type { ToolManifest } from "#catalog/unit.ts";

export default {
  name: "Password Generator",
  description: "Strong passwords, passphrases and PINs, made here and never kept.",
  icon: "key-round",
  category: "security",
  menu: "generators",
  keywords: [
    "strong password, random password, passphrase, pin, secret, secure, entropy, diceware",
    "password strength, pwd",
  ],
  takes: { words: "password", what: /^(?:[4-9]|[1-4]\d|50)$/ },
  load: () => import("./view.tsx"),
} satisfies ToolManifest;
