import { lazy, Suspense, useState } from "react";
import { storedShape } from "#browser/storage.ts";
import { Tabs } from "#ui/tabs.tsx";
import { useKept, useKeptText } from "#ui/use-kept.ts";
import { useLink } from "#ui/use-link.ts";
import { useHandover } from "#ui/use-handover.ts";
import { ConvertTab } from "./view/convert-tab.tsx";
import { currentDate, typedShape } from "./view/date-panel.tsx";
import { sampleCron } from "./view/sample.ts";
import { currentSeconds } from "./view/timestamp-panel.tsx";
import { ownZone } from "./view/zone-select.tsx";
import { fieldOf, optionsOf, optionsShape, tabs, type Options } from "./logic.ts";

/** Zones, units and clocks. */
const settings = storedShape("tabkit-time-tools", optionsShape);

const DifferenceTab = lazy(() => import("./view/difference-tab.tsx"));
const PlannerTab = lazy(() => import("./view/planner/planner-tab.tsx"));
const CronTab = lazy(() => import("./view/cron/cron-tab.tsx"));
const tabViews = {
  difference: DifferenceTab,
  planner: PlannerTab,
};

export default function TimeToolsView() {
  // What is stored is only where a page starts: another tab must not change the zone here.
  const [options, setOptions] = useState(settings.read);
  const change = (part: Partial<Options>) => {
    const next = { ...options, ...part };
    settings.update(() => next);
    setOptions(next);
  };
  // Kept here, so that a look at another tab loses nothing.
  const [timestamp, setTimestamp] = useKeptText("timestamp", currentSeconds);
  const [date, setDate] = useKept("date", typedShape, () => currentDate(options.zone || ownZone));
  const [cron, setCron] = useKeptText("cron", () => sampleCron);
  useHandover(({ word, text }) => {
    if (word.startsWith("cron")) {
      change({ tab: "cron", dialect: "auto" });
      setCron(text);
      return;
    }
    change({ tab: "convert", unit: "auto" });
    if (/^[-−]?\d+$/.test(text.trim())) setTimestamp(text.trim());
    else setDate({ text, atMs: Date.now() });
  });
  useLink("time-tools", (link) => {
    change(optionsOf(link));
    setTimestamp(fieldOf(link, "t") ?? timestamp);
  });
  const shared = { options, onChange: change };
  const TabView =
    options.tab === "convert" || options.tab === "cron" ? null : tabViews[options.tab];
  return (
    <Tabs label="Time Tools" tabs={tabs} selected={options.tab} onSelect={(tab) => change({ tab })}>
      <Suspense fallback={<div aria-hidden className="h-80 rounded-lg bg-sunken opacity-60" />}>
        {options.tab === "convert" && (
          <ConvertTab
            {...shared}
            timestamp={timestamp}
            onTimestamp={setTimestamp}
            date={date}
            onDate={setDate}
          />
        )}
        {options.tab === "cron" && <CronTab {...shared} text={cron} onText={setCron} />}
        {TabView && <TabView {...shared} />}
      </Suspense>
    </Tabs>
  );
}
