import TrendingDown from "lucide-react/icons/trending-down";
import TrendingUp from "lucide-react/icons/trending-up";
import { useEffect, useState } from "react";
import { every, whenIdle } from "#browser/clock.ts";
import { randomInt } from "#browser/entropy.ts";
import { goldPrice, goldWords, refreshMs, type GoldPrice } from "./gold-price.ts";

/** Fine enough for the swing of 500 rupees to be even to the paisa. */
const luckSteps = 100_000;

/** Spec §2: the gold price in the footer, a skeleton first. Not a live region: it is no news. */
export function GoldWidget() {
  const [gold, setGold] = useState<GoldPrice>();
  useEffect(() => {
    const refresh = () => setGold(goldPrice(randomInt(luckSteps + 1) / luckSteps, new Date()));
    const forget = whenIdle(refresh);
    const clock = every(refreshMs, refresh);
    return () => {
      forget();
      clock.stop();
    };
  }, []);
  return (
    <section
      aria-label="Gold price, illustrative"
      className="min-h-36 rounded-lg border border-line bg-raised p-4"
    >
      <h2 className="text-sm font-semibold">Gold, 10 g</h2>
      {gold === undefined ? <Skeleton /> : <Figures gold={gold} />}
      <p className="mt-2 text-xs text-soft">
        Illustrative. Made up on your device, not market data.
      </p>
    </section>
  );
}

function Figures({ gold }: { gold: GoldPrice }) {
  const words = goldWords(gold);
  const Icon = gold.change < 0 ? TrendingDown : TrendingUp;
  return (
    <>
      <p className="figures mt-1 flex flex-wrap items-baseline gap-x-3">
        <span className="text-xl font-bold">{words.price}</span>
        <span
          className={`flex items-center gap-1 text-sm font-medium ${gold.change < 0 ? "text-bad" : "text-good"}`}
        >
          <Icon aria-hidden className="size-4" />
          {words.change} ({words.changePercent})
        </span>
      </p>
      <p className="figures text-xs text-soft">Last updated {words.lastUpdated}</p>
    </>
  );
}

const Skeleton = () => (
  <div
    aria-hidden
    className="mt-1 flex h-11 flex-col justify-between py-1 motion:animate-pulse-soft"
  >
    <div className="h-5 w-40 rounded-sm bg-sunken" />
    <div className="h-3 w-28 rounded-sm bg-sunken" />
  </div>
);
