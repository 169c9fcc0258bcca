import { FactList } from "#ui/fact-list.tsx";
import { Panel } from "#ui/panel.tsx";
import { Stack } from "../arrange.tsx";

const facts = [
  { label: "Browser", value: "Firefox 140" },
  { label: "Engine", value: "Gecko 140.0" },
  { label: "Device model", value: "" },
];

export default function FactListExample() {
  return (
    <Stack>
      <Panel title="Browser">
        <FactList facts={facts} />
      </Panel>
    </Stack>
  );
}
