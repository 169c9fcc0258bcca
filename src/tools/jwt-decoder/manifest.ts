import type { ToolManifest } from "#catalog/unit.ts";

export default {
  name: "JWT Decoder",
  description: "Read a JSON Web Token, check its times and signature, sign test tokens.",
  icon: "key-round",
  category: "developer",
  menu: "code",
  keywords: ["json web token", "jwt verify", "jwt encode", "bearer", "claims", "jwk", "oauth"],
  load: () => import("./view.tsx"),
} satisfies ToolManifest;
