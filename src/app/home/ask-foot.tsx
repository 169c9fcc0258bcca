import { calculators, games, tools } from "#catalog/catalog.ts";
import { counted } from "#domain/wording.ts";
import { Link } from "../link.tsx";
import { foundWords, type Found } from "./search.ts";

const places = [
  { href: "/#tools", words: counted(tools.length, "tool") },
  { href: "/#calculators", words: counted(calculators.length, "calculator") },
  { href: "/games", words: counted(games.length, "game") },
];

/** The panel's last line: how many were found, or how many there are. */
export function AskFoot({ found }: { found: Found | undefined }) {
  return (
    <div className="flex items-center bg-surface/50 px-5 text-xs text-soft sm:h-11 sm:border-t sm:border-line">
      {/* A phone has no room for it; whoever listens hears it there, too. */}
      <p role="status" className="max-sm:sr-only">
        {found && found.hits.length > 0 && foundWords(found)}
      </p>
      {found === undefined && (
        <ul className="-ms-2 flex max-sm:hidden">
          {places.map(({ href, words }) => (
            <li key={href}>
              <Link
                href={href}
                className="figures inline-flex min-h-8 items-center rounded-sm px-2 font-medium hover:bg-sunken hover:text-ink"
              >
                {words}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
