import ArrowRight from "lucide-react/icons/arrow-right";
import { games } from "#catalog/catalog.ts";
import { counted } from "#domain/wording.ts";
import { Link } from "../link.tsx";

const tiles = [
  {
    title: "Time for a break?",
    text: `${counted(games.length, "small game")}, by keyboard or touch.`,
    action: "All games",
    href: "/games",
  },
  {
    title: "Yours alone",
    text: "See what this browser keeps, take it along, or erase it.",
    action: "Your data",
    href: "/privacy",
  },
  {
    title: "Used often?",
    text: "A heart keeps a tool at the top of this page.",
    action: "Favorites",
    href: "/favorites",
  },
];

/** Fills the end of a row that the next category does not fit into. Further ones stay open. */
export function GapTile({ order, span }: { order: number; span: string }) {
  const tile = tiles[order];
  if (tile === undefined) return null;
  return (
    <div className={`flex flex-col pt-8 max-desk:hidden ${span}`}>
      <div className="relative flex flex-1 flex-col rounded-lg border border-dashed border-edge p-3 transition-colors hover:border-ink">
        <p className="text-sm font-semibold">{tile.title}</p>
        <p className="mt-1 flex-1 text-sm text-soft">{tile.text}</p>
        <Link
          href={tile.href}
          className="inline-flex items-center gap-1 text-xs leading-6 font-semibold after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
        >
          {tile.action}
          <ArrowRight aria-hidden className="size-3.5" />
        </Link>
      </div>
    </div>
  );
}
