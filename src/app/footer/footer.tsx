import { version } from "../../../package.json";
import { siteName } from "../head.ts";
import { later } from "../later.tsx";
import { Link } from "../link.tsx";
import { GoldWidget } from "./gold-widget.tsx";

const AllUnits = later((parts) => parts.AllUnits);

/** Below every page: the gold price, everything there is, and what the site is. */
export function Footer() {
  return (
    <footer className="no-print border-t border-line bg-sunken">
      <div className="mx-auto grid max-w-[1200px] gap-8 px-4 py-10 sm:px-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-4">
          <GoldWidget />
          <p className="text-sm text-soft">
            {siteName} runs entirely in your browser. No accounts, no tracking, and nothing you type
            leaves the tab.
          </p>
        </div>
        <nav aria-label="All pages" className="columns-[9.5rem] gap-6">
          <AllUnits />
        </nav>
      </div>
      <div className="border-t border-line">
        <div className="mx-auto flex max-w-[1200px] flex-wrap items-center gap-x-6 gap-y-1 px-4 py-4 text-sm text-soft sm:px-6">
          <Link href="/recipes" className="py-1 hover:text-ink hover:underline">
            Recipes
          </Link>
          <Link href="/privacy" className="py-1 hover:text-ink hover:underline">
            Privacy and your data
          </Link>
          <span>MIT license</span>
          <span className="figures ms-auto">Version {version}</span>
        </div>
      </div>
    </footer>
  );
}
