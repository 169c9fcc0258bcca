import { Panel } from "#ui/panel.tsx";
import { Columns } from "../arrange.tsx";

export default function PanelExample() {
  return (
    <Columns>
      <Panel title="With a heading">What belongs together stands on one surface.</Panel>
      <Panel>Without a heading.</Panel>
    </Columns>
  );
}
