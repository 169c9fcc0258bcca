import type { ToolManifest } from "#catalog/unit.ts";

export default {
  name: "JWT Decoder",
  description: "Read a JSON Web Token, check its times and signature, sign test tokens.",
  icon: "key-round",
  category: "developer",
  menu: "code",
  panes: true,
  keywords: ["json web token, jwt verify, jwt encode, bearer, claims, jwk, oauth, access token"],
  takes: { words: "jwt", what: /^ey/, bare: /^eyJ[\w-]+\.[\w-]+\.[\w-]*$/ },
  load: () => import("./view.tsx"),
} satisfies ToolManifest;
