import type { ToolManifest } from "#catalog/unit.ts";

export default {
  name: "UUID Generator",
  description: "Make one UUID or a hundred, in any version, and read what is inside one.",
  icon: "fingerprint",
  category: "security",
  menu: "generators",
  keywords: ["guid, uuid v4, uuid v7, uuid v5, ulid, nanoid, unique id, random id, identifier"],
  takes: {
    words: "uuid, guid, uuid v7, uuid v4, ulid, nanoid",
    what: /^(?:1|5|10|25|50|100)$/,
    bare: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
  },
  load: () => import("./view.tsx"),
} satisfies ToolManifest;
