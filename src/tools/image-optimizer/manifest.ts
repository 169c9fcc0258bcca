import type { ToolManifest } from "#catalog/unit.ts";

export default {
  name: "Image Optimizer",
  description: "Make images smaller as JPEG, PNG, WebP or AVIF, and see before and after.",
  icon: "image-down",
  category: "design",
  menu: "css",
  keywords: ["compress", "jpg", "png", "webp", "avif", "resize", "convert", "exif", "photo", "svg"],
  load: () => import("./view.tsx"),
} satisfies ToolManifest;
