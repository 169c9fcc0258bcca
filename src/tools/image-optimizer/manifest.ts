import type { ToolManifest } from "#catalog/unit.ts";

export default {
  name: "Image Optimizer",
  description: "Make images smaller as JPEG, PNG, WebP or AVIF, and see before and after.",
  icon: "image-down",
  category: "design",
  menu: "css",
  keywords: [
    "compress image, image compressor, shrink, reduce image size, resize image, resizer",
    "convert image, jpg, jpeg, png to jpg, webp, avif, heic, svg to png, exif, photo, picture",
  ],
  load: () => import("./view.tsx"),
} satisfies ToolManifest;
