import Heart from "lucide-react/icons/heart";
import { counted } from "#domain/wording.ts";
import { useFavorites } from "../favorites/use-favorites.ts";
import { Link } from "../link.tsx";

/** Leads to the favourites; the badge shows only when there are some. */
export function FavoritesLink({ className }: { className: string }) {
  const { count } = useFavorites();
  return (
    <Link
      href="/favorites"
      className={className}
      title={count === 0 ? "Favorites" : counted(count, "favorite")}
    >
      <Heart aria-hidden className="size-5" />
      <span className="sr-only">Favorites</span>
      {count > 0 && (
        <span className="figures absolute end-0.5 top-0.5 min-w-5 rounded-full bg-brand px-1 text-center text-xs leading-5 font-semibold text-brand-ink">
          {count}
        </span>
      )}
    </Link>
  );
}
