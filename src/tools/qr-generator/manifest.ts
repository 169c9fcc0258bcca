import { qrService } from "#browser/services.ts";
import type { ToolManifest } from "#catalog/unit.ts";

export default {
  name: "QR Generator",
  description: "Make and read QR codes: text, links, Wi-Fi, contacts, payments.",
  icon: "qr-code",
  category: "generators",
  menu: "generators",
  keywords: [
    "qr code generator, qr reader, scan qr, scanner, decode qr, barcode, wifi qr, vcard, upi",
  ],
  externalAccess: { images: [new URL(qrService).origin], camera: true },
  takes: { words: "qr, qr code, qrcode" },
  load: () => import("./view.tsx"),
} satisfies ToolManifest;
