import { icons } from "virtual:catalog-icons";

interface Props {
  name: string;
  className?: string;
}

/** The icon that a manifest names. */
export function UnitIcon({ name, className = "size-5" }: Props) {
  const Icon = icons[name];
  return Icon === undefined ? null : <Icon aria-hidden className={className} />;
}
