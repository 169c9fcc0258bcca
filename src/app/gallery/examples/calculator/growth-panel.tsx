import { GrowthPanel } from "#ui/calculator/growth-panel.tsx";
import { inflation, planYears } from "../../sample-plan.ts";

export default function GrowthPanelExample() {
  return <GrowthPanel years={planYears} start={0} inflation={inflation} firstPicture="parts" />;
}
