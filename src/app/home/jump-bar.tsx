import { useEffect, useRef, type ReactNode } from "react";
import { prefersReducedMotion } from "#browser/media.ts";
import { sections } from "#catalog/catalog.ts";
import { gamesCategory } from "#catalog/categories.ts";
import { useFavorites } from "../favorites/use-favorites.ts";
import { Link } from "../link.tsx";
import type { Filter } from "./filter.ts";
import { useSectionsInView } from "./use-sections-in-view.ts";

interface Props {
  mode: Filter["mode"];
  /** Whether the categories are there to go to. */
  isWhole: boolean;
  onAll: () => void;
  onFavorites: () => void;
}

const places = [...sections, gamesCategory];
const placeIds = places.map(({ id }) => id);
const gamesAlone = [gamesCategory.id];

/** The filters and the categories, in reach however far the page is scrolled. */
export function JumpBar({ mode, isWhole, onAll, onFavorites }: Props) {
  const { count } = useFavorites();
  const inView = useSectionsInView(isWhole ? placeIds : gamesAlone);
  return (
    <div
      className={`sticky top-14 z-20 -mx-4 border-b bg-surface transition-colors sm:-mx-6 ${inView.length > 0 ? "border-line" : "border-transparent"}`}
    >
      <Row current={inView[0]}>
        <div
          role="group"
          aria-label="Show"
          className="flex min-h-9 shrink-0 rounded-md border border-edge bg-raised p-px"
        >
          <FilterButton isOn={mode === "all"} onClick={onAll} label="All Tools" />
          <FilterButton
            isOn={mode === "favorites"}
            onClick={onFavorites}
            label={`Favorites (${count})`}
          />
        </div>
        <nav aria-label="Categories">
          <ul className="flex">
            {places.map(({ id, name, shortName, description }) => (
              <li key={id} data-accent={id}>
                <Link
                  href={`/#${id}`}
                  title={`${name}: ${description}`}
                  aria-current={inView.includes(id) ? "location" : undefined}
                  className="flex min-h-9 items-center gap-1.5 rounded-md px-1.25 text-sm font-medium whitespace-nowrap text-soft before:size-2 before:rounded-[3px] before:bg-accent hover:bg-sunken hover:text-ink aria-[current]:bg-accent-tint aria-[current]:text-ink"
                >
                  {shortName}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Row>
    </div>
  );
}

/** Scrolls sideways by itself where it is too long, and brings the current category into sight. */
function Row({ current, children }: { current: string | undefined; children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>(`[href$="#${current}"]`);
    row.current?.scrollTo({
      left: chip ? chip.offsetLeft - row.current.clientWidth / 3 : 0,
      behavior: prefersReducedMotion() ? "instant" : "smooth",
    });
  }, [current]);
  return (
    <div
      ref={row}
      className="relative flex min-h-12 items-center gap-2 overflow-x-auto px-4 [scrollbar-width:none] sm:px-6 pointer-fine:[scrollbar-width:thin]"
    >
      {children}
    </div>
  );
}

function FilterButton(props: { isOn: boolean; onClick: () => void; label: string }) {
  return (
    <button
      type="button"
      aria-pressed={props.isOn}
      onClick={props.onClick}
      // As wide with any number: nothing beside it moves when the favorites are known.
      className="figures min-h-8 min-w-17 rounded-sm px-1.5 text-xs font-semibold whitespace-nowrap text-soft transition-colors hover:text-ink even:min-w-25 aria-pressed:bg-accent-tint aria-pressed:text-accent-text"
    >
      {props.label}
    </button>
  );
}
