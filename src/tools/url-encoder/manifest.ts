import type { ToolManifest } from "#catalog/unit.ts";

export default {
  name: "URL Encoder",
  description: "Encode and decode URLs and their parts, and edit a query as a table.",
  icon: "link",
  category: "text",
  menu: "text",
  panes: true,
  keywords: [
    "url decoder, percent encoding, urlencode, uri component, query string, url parser, utm, link",
    "punycode",
  ],
  takes: { words: "url, url encode, url decode, urlencode, urldecode" },
  load: () => import("./view.tsx"),
} satisfies ToolManifest;
