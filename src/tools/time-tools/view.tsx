import { lazy, Suspense, useState } from "react";
import { storedShape } from "#browser/storage.ts";
import { Tabs } from "#ui/tabs.tsx";
import { ConvertTab } from "./view/convert-tab.tsx";
import { optionsShape, tabs, type Options } from "./logic.ts";

/** Zones, units and clocks. */
const settings = storedShape("tabkit-time-tools", optionsShape);

const DifferenceTab = lazy(() => import("./view/difference-tab.tsx"));
const PlannerTab = lazy(() => import("./view/planner/planner-tab.tsx"));
const CronTab = lazy(() => import("./view/cron/cron-tab.tsx"));
const tabViews = {
  convert: ConvertTab,
  difference: DifferenceTab,
  planner: PlannerTab,
  cron: CronTab,
};

export default function TimeToolsView() {
  // What is stored is only where a page starts: another tab must not change the zone here.
  const [options, setOptions] = useState(settings.read);
  const change = (part: Partial<Options>) => {
    const next = { ...options, ...part };
    settings.update(() => next);
    setOptions(next);
  };
  const TabView = tabViews[options.tab];
  return (
    <Tabs label="Time Tools" tabs={tabs} selected={options.tab} onSelect={(tab) => change({ tab })}>
      <Suspense fallback={<div aria-hidden className="h-80 rounded-lg bg-sunken opacity-60" />}>
        <TabView options={options} onChange={change} />
      </Suspense>
    </Tabs>
  );
}
