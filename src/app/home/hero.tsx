import ArrowRight from "lucide-react/icons/arrow-right";
import Gamepad2 from "lucide-react/icons/gamepad-2";
import Wrench from "lucide-react/icons/wrench";
import type { ReactNode } from "react";
import { buttonClass } from "#ui/button.tsx";
import { Link } from "../link.tsx";

/**
 * The home page's first screen: one sentence, the field, two actions. Its places have their widths
 * before anything is in them, so that nothing moves while the page arrives.
 */
export function Hero({ ask }: { ask: ReactNode }) {
  return (
    <section
      aria-label="Start"
      className="grid gap-x-10 gap-y-2 pt-2 sm:grid-cols-[minmax(0,1fr)_19.5rem] sm:gap-y-4 sm:pt-4 desk:grid-cols-[23rem_minmax(0,1fr)] desk:grid-rows-[auto_1fr] desk:gap-y-3 desk:pt-5"
    >
      <div>
        {/* Copy from the spec, not a count. */}
        <p className="relative ps-5 text-xs leading-5 font-semibold text-accent-text">
          22+ Professional Tools
          <Wrench aria-hidden className="absolute start-0 top-0.75 size-3.5" />
        </p>
        <h1
          tabIndex={-1}
          className="text-2xl font-bold tracking-tight text-balance desk:mt-1 desk:text-4xl"
        >
          Every small tool you need, in one browser tab
        </h1>
        <p className="mt-1 text-soft max-sm:hidden">
          Nothing you type leaves the tab. Works offline. Free, no account.
        </p>
      </div>
      <div className="min-w-0 sm:col-span-2 sm:row-start-2 desk:col-span-1 desk:col-start-2 desk:row-span-2 desk:row-start-1">
        {ask}
      </div>
      <div className="grid grid-cols-2 gap-2 self-end max-[20rem]:grid-cols-1 desk:flex desk:self-start">
        <Link href="/#tools" className={`${buttonClass("primary")} min-h-11`}>
          {/* The icon lies in room that was kept, so that it moves nothing when it arrives. */}
          <span className="relative ps-6">
            Explore Tools
            {/* Turned: the cards bring this arrow along, another one would cost a request. */}
            <ArrowRight aria-hidden className="absolute start-0 top-0.5 size-4 rotate-90" />
          </span>
        </Link>
        <Link href="/games" className={`${buttonClass("plain")} min-h-11`}>
          <span className="relative ps-6">
            Play Games
            <Gamepad2 aria-hidden className="absolute start-0 top-0.5 size-4" />
          </span>
        </Link>
      </div>
    </section>
  );
}
