import type { ToolManifest } from "#catalog/unit.ts";

export default {
  name: "UUID Generator",
  description: "Make one UUID or a hundred, in any version, and read what is inside one.",
  icon: "fingerprint",
  category: "security",
  menu: "generators",
  keywords: ["guid, uuid v4, uuid v7, uuid v5, ulid, nanoid, unique id, random id, identifier"],
  load: () => import("./view.tsx"),
} satisfies ToolManifest;
