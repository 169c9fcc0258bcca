import { qrService } from "#browser/services.ts";
import type { ToolManifest } from "#catalog/unit.ts";

export default {
  name: "QR Generator",
  description: "Make and read QR codes: text, links, Wi-Fi, contacts, payments.",
  icon: "qr-code",
  category: "generators",
  menu: "generators",
  keywords: ["qr code", "barcode", "wifi qr", "vcard", "upi", "scanner", "read qr", "decode qr"],
  externalAccess: { images: [new URL(qrService).origin], camera: true },
  load: () => import("./view.tsx"),
} satisfies ToolManifest;
