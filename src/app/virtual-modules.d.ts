declare module "virtual:catalog-icons" {
  import type { LucideIcon } from "lucide-react";
  export const icons: Record<string, LucideIcon>;
}
