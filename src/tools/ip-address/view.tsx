import RotateCw from "lucide-react/icons/rotate-cw";
import type { ReactNode } from "react";
import { reloadPage } from "#browser/fragment.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { ErrorCard } from "#ui/error-card.tsx";
import { FactCard } from "#ui/fact-card.tsx";
import { FactList } from "#ui/fact-list.tsx";
import { Panel } from "#ui/panel.tsx";
import { StatusLine } from "#ui/status-line.tsx";
import { cardLabels, cardsOf, cardsText, type Card } from "./logic.ts";
import { serviceHost, useIpInfo, type Lookup } from "./view/use-ip-info.ts";

const waiting: readonly Card[] = cardLabels.map((label) => ({ label, value: "…", note: "" }));

export default function IpAddressView() {
  const lookup = useIpInfo();
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-sm text-soft">
        This page asks <b className="font-semibold text-ink">{serviceHost}</b> for your public
        address. It sees that address and your browser&rsquo;s usual headers, as every site you
        visit does. No cookie is sent, and nothing is stored here.
      </p>
      {lookup === null ? <Loading /> : <Answer {...lookup} />}
    </div>
  );
}

function Loading() {
  return (
    <>
      <Top>
        <StatusLine tone="busy">Loading your IP information…</StatusLine>
      </Top>
      <Cards cards={waiting} isWaiting />
    </>
  );
}

function Answer({ result, at }: Lookup) {
  if (!result.ok) {
    return (
      <ErrorCard
        message={result.message}
        actions={
          <Button
            look="primary"
            icon={<RotateCw aria-hidden className="size-4" />}
            onClick={reloadPage}
          >
            Try Again
          </Button>
        }
      >
        {result.detail}
      </ErrorCard>
    );
  }
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const cards = cardsOf(result.value, { timezone: timeZone, at });
  return (
    <>
      <Top>
        <StatusLine tone="good">Answered by {serviceHost}</StatusLine>
        <CopyButton label="Copy all" what="IP information" text={cardsText(cards)} />
      </Top>
      <Cards cards={cards} />
      {result.value.more.length > 0 && (
        <Panel title="More from the answer">
          <FactList facts={result.value.more} />
        </Panel>
      )}
    </>
  );
}

/** As high with a button as without: nothing moves when the answer comes. */
const Top = ({ children }: { children: ReactNode }) => (
  <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">{children}</div>
);

function Cards({ cards, isWaiting = false }: { cards: readonly Card[]; isWaiting?: boolean }) {
  return (
    <div aria-busy={isWaiting} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {cards.map((card, index) => (
        <div key={card.label} className={`grid ${index === 0 ? "col-span-full" : ""}`}>
          <FactCard {...card} disabled={isWaiting || card.value === "Unknown"} />
        </div>
      ))}
    </div>
  );
}
