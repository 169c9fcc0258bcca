import { Panel } from "#ui/panel.tsx";
import { ValueList } from "#ui/value-list.tsx";
import { Columns } from "../arrange.tsx";

const uuids = [
  "0f8fad5b-d9cb-469f-a165-70867728950e",
  "7c9e6679-7425-40de-944b-e07fc1f90ae7",
  "16fd2706-8baf-433b-82eb-8c7fada847da",
];

export default function ValueListExample() {
  return (
    <Columns>
      <Panel title="Several">
        <ValueList what="UUID" values={uuids} />
      </Panel>
      <Panel title="One alone">
        <ValueList what="UUID" values={uuids.slice(0, 1)} />
      </Panel>
    </Columns>
  );
}
