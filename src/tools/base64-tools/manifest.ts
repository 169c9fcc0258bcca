import type { ToolManifest } from "#catalog/unit.ts";

export default {
  name: "Base64 Tools",
  description: "Encode and decode text and files as Base64, Base64url or data URIs.",
  icon: "binary",
  category: "text",
  menu: "text",
  panes: true,
  keywords: [
    "base64 encode, base64 decoder, base64url, b64, data uri, data url, image to base64",
    "atob, btoa, mime, pem",
  ],
  takes: { words: "base64, base64 encode, base64 decode, b64, btoa, atob" },
  load: () => import("./view.tsx"),
} satisfies ToolManifest;
