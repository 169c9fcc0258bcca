declare module "virtual:catalog-icons" {
  import type { LucideIcon } from "lucide-react";
  /** The icons that manifests and categories name, by name. */
  export const icons: Readonly<Record<string, LucideIcon>>;
}
