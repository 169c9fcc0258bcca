import Calculator from "lucide-react/icons/calculator";
import Gamepad2 from "lucide-react/icons/gamepad-2";
import Heart from "lucide-react/icons/heart";
import House from "lucide-react/icons/house";
import Wrench from "lucide-react/icons/wrench";
import { useFavorites } from "../favorites/use-favorites.ts";
import { Link } from "../link.tsx";
import { ThemeToggle } from "../theme/theme-toggle.tsx";

const row =
  "flex min-h-14 w-full items-center gap-3 rounded-md px-3 text-start text-base font-medium hover:bg-sunken";

const entries = [
  { href: "/", label: "Home", Icon: House },
  { href: "/#tools", label: "Tools", Icon: Wrench },
  { href: "/games", label: "Games", Icon: Gamepad2 },
  { href: "/#calculators", label: "Calculators", Icon: Calculator },
];

/** The menu on a phone: big rows. */
export function MobilePanel({ id, isOpen }: { id: string; isOpen: boolean }) {
  return (
    <nav
      id={id}
      aria-label="Mobile"
      hidden={!isOpen}
      className="absolute inset-x-0 top-full z-40 max-h-[calc(100dvh-3.5rem)] overflow-y-auto border-b border-line bg-raised p-2 shadow-panel motion:animate-rise md:hidden"
    >
      {isOpen && <Rows />}
    </nav>
  );
}

function Rows() {
  const { count } = useFavorites();
  return (
    <ul>
      {entries.map(({ href, label, Icon }) => (
        <li key={href}>
          <Link href={href} className={row}>
            <Icon aria-hidden className="size-5 text-soft" />
            {label}
          </Link>
        </li>
      ))}
      <li>
        <Link href="/favorites" className={row}>
          <Heart aria-hidden className="size-5 text-soft" />
          Favorites ({count})
        </Link>
      </li>
      <li className="mt-1 border-t border-line pt-1">
        <ThemeToggle labelled className={row} />
      </li>
    </ul>
  );
}
