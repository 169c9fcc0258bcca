import Menu from "lucide-react/icons/menu";
import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { useId, useState } from "react";
import { IconButton } from "#ui/icon-button.tsx";
import { useScrolled } from "#ui/use-scrolled.ts";
import { onDemand } from "../later.tsx";
import { Link } from "../link.tsx";
import { ThemeToggle } from "../theme/theme-toggle.tsx";
import { FavoritesLink } from "./favorites-link.tsx";
import { HoverMenu } from "./hover-menu.tsx";
import { Logo } from "./logo.tsx";
import { MobilePanel } from "./mobile-panel.tsx";
import { useCloseOnNavigation, useCloseOutside, useMenus } from "./use-menus.ts";

const toolButton =
  "inline-flex size-11 items-center justify-center rounded-md text-soft hover:bg-sunken hover:text-ink";

const ToolsMenu = onDemand((parts) => parts.ToolsMenu);
const GamesMenu = onDemand((parts) => parts.GamesMenu);
const CalculatorsMenu = onDemand((parts) => parts.CalculatorsMenu);

/** The bar on every page. */
export function Header({ onSearch }: { onSearch: () => void }) {
  const isScrolled = useScrolled();
  return (
    <header
      className={`no-print sticky top-0 z-30 compact:hidden border-b bg-surface transition-colors ${isScrolled ? "border-line" : "border-transparent"}`}
    >
      <div className="relative mx-auto flex min-h-14 max-w-[1200px] flex-wrap items-center gap-1 px-4 sm:px-6">
        <Logo />
        <DesktopMenus />
        {/* Its places are as wide before their buttons have arrived. */}
        <div className="ms-auto -me-2.5 grid grid-cols-[2.75rem_2.75rem] grid-rows-[2.75rem] items-center sm:grid-cols-[7.75rem_2.75rem] md:grid-cols-[8rem_2.75rem_2.75rem]">
          <SearchButton onSearch={onSearch} />
          <FavoritesLink className={`relative max-md:hidden ${toolButton}`} />
          <ThemeToggle className={`max-md:hidden ${toolButton}`} />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

function DesktopMenus() {
  const menus = useMenus<"tools" | "games" | "calculators">();
  const nav = useCloseOutside<HTMLElement>(menus.open !== null, () => menus.show(null));
  return (
    <nav ref={nav} aria-label="Main" className="max-md:hidden">
      <ul className="flex items-center">
        <li>
          <Link
            href="/"
            className="flex min-h-11 items-center rounded-md px-3 text-sm font-medium text-soft hover:text-ink"
          >
            Home
          </Link>
        </li>
        <HoverMenu
          id="tools"
          label="Tools"
          href="/#tools"
          menus={menus}
          width="w-[min(60rem,calc(100vw-3rem))]"
        >
          <ToolsMenu />
        </HoverMenu>
        <HoverMenu
          id="games"
          label="Games"
          href="/games"
          menus={menus}
          width="w-[min(48rem,calc(100vw-3rem))]"
        >
          <GamesMenu />
        </HoverMenu>
        <HoverMenu
          id="calculators"
          label="Calculators"
          href="/#calculators"
          menus={menus}
          width="w-[min(40rem,calc(100vw-3rem))]"
        >
          <CalculatorsMenu />
        </HoverMenu>
      </ul>
    </nav>
  );
}

function MobileMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const menu = useCloseOutside<HTMLDivElement>(isOpen, () => setIsOpen(false));
  useCloseOnNavigation(() => setIsOpen(false));
  const Icon = isOpen ? X : Menu;
  return (
    <div
      ref={menu}
      className="flex md:hidden"
      onKeyDown={(event) => event.key === "Escape" && setIsOpen(false)}
      role="presentation"
    >
      <IconButton
        label="Menu"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon aria-hidden className="size-6" />
      </IconButton>
      <MobilePanel id={panelId} isOpen={isOpen} />
    </div>
  );
}

function SearchButton({ onSearch }: { onSearch: () => void }) {
  return (
    <button
      type="button"
      onClick={onSearch}
      aria-keyshortcuts="/ Control+K Meta+K"
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md text-sm text-soft hover:text-ink sm:min-h-9 sm:justify-start sm:border sm:border-edge sm:bg-raised sm:px-3 md:me-1"
    >
      <Search aria-hidden className="size-5 sm:size-4" />
      <span className="max-sm:sr-only">Search</span>
      <kbd
        aria-hidden
        className="min-h-4.5 rounded-sm border border-line bg-sunken px-1.5 font-sans text-xs max-sm:hidden"
      >
        /
      </kbd>
    </button>
  );
}
