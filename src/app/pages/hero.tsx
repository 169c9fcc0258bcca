import ArrowDown from "lucide-react/icons/arrow-down";
import Gamepad2 from "lucide-react/icons/gamepad-2";
import Lock from "lucide-react/icons/lock";
import WifiOff from "lucide-react/icons/wifi-off";
import Wrench from "lucide-react/icons/wrench";
import Zap from "lucide-react/icons/zap";
import { sections } from "#catalog/catalog.ts";
import { gamesCategory } from "#catalog/categories.ts";
import { buttonClass } from "#ui/button.tsx";
import { Link } from "../link.tsx";
import { UnitIcon } from "../unit-icon.tsx";
import { FactStrip } from "./fact-strip.tsx";

const facts = [
  { Icon: Wrench, text: "22+ Professional Tools" }, // Copy from the spec, not a count.
  { Icon: Lock, text: "Nothing you type leaves the tab" },
  { Icon: WifiOff, text: "Works offline" },
  { Icon: Zap, text: "Free, no account" },
];

/** The home page's first screen: one sentence, two actions, a strip of facts. */
export function Hero() {
  return (
    <section className="pt-10 pb-8 sm:pt-14 sm:pb-10">
      <div className="grid items-start gap-10 lg:grid-cols-[1fr_31rem]">
        {/* About in the middle of its neighbor, whose height is not known yet. */}
        <div className="lg:pt-12">
          <h1 tabIndex={-1} className="text-3xl font-bold tracking-tight sm:text-4xl">
            Every small tool you need, in one browser tab
          </h1>
          <p className="mt-4 max-w-xl text-lg text-soft">
            Developer utilities, mini games and calculators that run entirely on your device. Open
            one and use it.
          </p>
          <div className="mt-6 flex flex-wrap gap-3 max-[23rem]:flex-col max-[23rem]:items-start">
            <Link href="/#tools" className={buttonClass("primary", "large")}>
              <ArrowDown aria-hidden className="size-5" />
              Explore Tools
            </Link>
            <Link href="/games" className={buttonClass("plain", "large")}>
              <Gamepad2 aria-hidden className="size-5" />
              Play Games
            </Link>
          </div>
        </div>
        <JumpList />
      </div>
      <FactStrip facts={facts} className="mt-8" />
    </section>
  );
}

/** The categories at a glance; each leads to its section. */
function JumpList() {
  const entries = [
    ...sections.map(({ id, name, icon }) => ({ id, name, icon, href: `/#${id}` })),
    { ...gamesCategory, href: "/games" },
  ];
  return (
    <nav aria-label="Categories" className="max-lg:hidden">
      <ul className="grid grid-cols-2 gap-2">
        {entries.map((entry) => (
          <li key={entry.id} data-accent={entry.id}>
            <Link
              href={entry.href}
              className="flex h-full min-h-11 gap-3 rounded-md border border-line bg-raised p-2 text-sm font-medium transition-colors hover:border-edge"
            >
              <span className="flex size-8 shrink-0 items-center justify-center rounded-sm bg-accent-tint text-accent-text">
                <UnitIcon name={entry.icon} className="size-4.5" />
              </span>
              <span className="flex h-8 items-center leading-4.5">{entry.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
