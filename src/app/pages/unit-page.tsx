import ArrowLeft from "lucide-react/icons/arrow-left";
import { lazy, Suspense, useDeferredValue, useState, type ComponentType } from "react";
import { accentOf } from "#catalog/routes.ts";
import type { Route } from "#catalog/unit.ts";
import { Send, type Sent } from "#ui/send.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { KeptFor } from "#ui/use-kept.ts";
import { useChain } from "../chain/use-chain.ts";
import { HeartButton } from "../favorites/heart-button.tsx";
import { later } from "../later.tsx";
import { Link } from "../link.tsx";
import { useOpened } from "../recents/use-recents.ts";
import { UnitBoundary } from "./unit-boundary.tsx";
import { useFolding } from "./use-folding.ts";

// What connects tools is loaded when somebody connects them.
const PageChain = lazy(() => import("../chain/page-chain.tsx"));
const SendDialog = lazy(() => import("../chain/send-dialog.tsx"));

interface Props {
  unit: Route;
  View: ComponentType;
}

const HeaderIcon = later((parts) => parts.HeaderIcon);
const Description = later((parts) => parts.Description);
const Related = later((parts) => parts.Related);

/** What stands around every unit: the way back, its header, its view, and its neighbours. */
export function UnitPage({ unit, View }: Props) {
  const isGame = unit.wing === "games";
  const { isFolded, handlers } = useFolding(unit);
  useOpened(unit.path);
  return (
    <div
      data-accent={accentOf(unit)}
      className={`mx-auto max-w-[1200px] px-4 pb-12 playing:max-w-[1648px] sm:px-6 ${"panes" in unit ? "min-[90rem]:max-w-[1648px]" : ""}`}
    >
      <div className="no-print playing:hidden">
        <Link
          href={isGame ? "/games" : "/#tools"}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-md text-sm font-medium text-soft hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {isGame ? "Back to Games" : "Back to Tools"}
        </Link>
      </div>
      {/* With very large letters the words need the room. */}
      <div className="@container playing:sr-only">
        <div
          className={`banner relative flex gap-3 rounded-lg ps-4 pe-18 sm:gap-4 sm:ps-6 sm:pe-21 ${isFolded ? "min-h-11 items-center py-1" : "items-start py-3 sm:py-4"}`}
        >
          <span className={`shrink-0 @max-2xs:hidden ${isFolded ? "size-5" : "size-7 sm:size-8"}`}>
            <HeaderIcon path={unit.path} />
          </span>
          <div className="min-w-0 flex-1">
            <h1
              tabIndex={-1}
              className={`font-bold wrap-break-word @max-2xs:hyphens-auto ${isFolded ? "text-base" : "text-xl sm:text-2xl"}`}
            >
              {unit.name}
            </h1>
            <p className={isFolded ? "sr-only" : "text-sm wrap-break-word sm:text-base"}>
              <Description path={unit.path} />
            </p>
          </div>
          <HeartButton
            unit={unit}
            className="absolute end-4 top-1/2 -translate-y-1/2 hover:bg-banner-hover sm:end-6"
          />
        </div>
      </div>
      <div
        {...handlers}
        tabIndex={-1}
        className={`min-h-[85vh] ${isFolded ? "pt-3" : "pt-4 playing:pt-0 sm:pt-5 sm:playing:pt-0"}`}
      >
        <Body unit={unit} View={View} />
      </div>
      <Related path={unit.path} />
    </div>
  );
}

function Body({ unit, View }: Props) {
  // Views are client-only: no luck, clock or storage can break hydration.
  // Deferred, because React holds back what follows a fallback that was just shown.
  const isHydrated = useDeferredValue(useHydrated(), false);
  const chain = useChain();
  const [sent, setSent] = useState<Sent | null>(null);
  return (
    <Send value={setSent}>
      {chain?.at === unit.path && (
        <UnitBoundary name="The chain">
          <Suspense fallback={null}>
            <PageChain chain={chain} unit={unit.id} />
          </Suspense>
        </UnitBoundary>
      )}
      <UnitBoundary key={unit.path} name={unit.name}>
        <Suspense fallback={<Skeleton />}>
          {isHydrated ? (
            <KeptFor value={unit.path}>
              <View />
            </KeptFor>
          ) : (
            <Skeleton />
          )}
        </Suspense>
      </UnitBoundary>
      {sent !== null && (
        <UnitBoundary name="Send to">
          <Suspense fallback={null}>
            <SendDialog sent={sent} onClose={() => setSent(null)} />
          </Suspense>
        </UnitBoundary>
      )}
    </Send>
  );
}

const Skeleton = () => (
  <div aria-hidden className="grid gap-4 opacity-60 lg:grid-cols-2">
    <div className="h-80 rounded-lg bg-sunken" />
    <div className="h-80 rounded-lg bg-sunken" />
  </div>
);
