import type { ToolManifest } from "#catalog/unit.ts";

export default {
  name: "Base64 Tools",
  description: "Encode and decode text and files as Base64, Base64url or data URIs.",
  icon: "binary",
  category: "text",
  menu: "text",
  keywords: [
    "base64 encode",
    "base64 decode",
    "base64url",
    "data uri",
    "atob",
    "btoa",
    "mime",
    "pem",
  ],
  load: () => import("./view.tsx"),
} satisfies ToolManifest;
