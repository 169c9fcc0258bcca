import Heart from "lucide-react/icons/heart";
import type { Route } from "#catalog/unit.ts";
import { useFavorites } from "./use-favorites.ts";

interface Props {
  unit: Route;
  className: string;
}

/** Marks a unit as a favourite, or takes the mark away. */
export function HeartButton({ unit, className }: Props) {
  const { has, toggle } = useFavorites();
  const isFavorite = has(unit.path);
  return (
    <button
      type="button"
      aria-pressed={isFavorite}
      aria-label={`Favorite ${unit.name}`}
      title={isFavorite ? "Remove from favorites" : "Add to favorites"}
      onClick={() => toggle(unit.path)}
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-md transition-[color,background-color,scale] active:scale-90 ${className}`}
    >
      <Heart aria-hidden className="size-5" fill={isFavorite ? "currentColor" : "none"} />
    </button>
  );
}
