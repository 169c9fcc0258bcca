/** RFC 9562, 6.6: the namespaces that everybody knows. */
export const namespaces = [
  { id: "dns", name: "DNS", uuid: "6ba7b810-9dad-11d1-80b4-00c04fd430c8" },
  { id: "url", name: "URL", uuid: "6ba7b811-9dad-11d1-80b4-00c04fd430c8" },
  { id: "oid", name: "OID", uuid: "6ba7b812-9dad-11d1-80b4-00c04fd430c8" },
  { id: "x500", name: "X.500", uuid: "6ba7b814-9dad-11d1-80b4-00c04fd430c8" },
] as const;

export type NamespaceId = (typeof namespaces)[number]["id"] | "custom";
