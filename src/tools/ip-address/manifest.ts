import { ipService } from "#browser/services.ts";
import type { ToolManifest } from "#catalog/unit.ts";

export default {
  name: "IP Address Info",
  description: "Your public IP address, and what it says about your place and your provider.",
  icon: "map-pin",
  category: "core",
  menu: "system",
  keywords: [
    "my ip, what is my ip, ipv4, ipv6, geolocation, where am i, location, isp, provider, asn",
  ],
  externalAccess: { connect: [new URL(ipService).origin] },
  load: () => import("./view.tsx"),
} satisfies ToolManifest;
