declare module "virtual:catalog-icons" {
  import type { LucideIcon } from "lucide-react";
  /** The icons that manifests name, by name. */
  export const icons: Readonly<Record<string, LucideIcon>>;
}
