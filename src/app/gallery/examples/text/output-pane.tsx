import { madeText } from "#domain/transform.ts";
import { OutputPane } from "#ui/text/output-pane.tsx";
import { PaneEmpty } from "#ui/text/pane-empty.tsx";
import { Columns } from "../../arrange.tsx";

const whole = madeText('{\n  "city": "Köln",\n  "open": true\n}');
const head = { head: "id;state\n1;paid\n2;paid\n", whole: false, lines: 40_000, bytes: 680_000 };

export default function OutputPaneExample() {
  const file = { fileName: "result.json", readAll: async () => new Blob([whole.head]) };
  return (
    <Columns>
      <OutputPane {...file} label="Formatted" result={whole} language="json" />
      <OutputPane {...file} label="A long result" result={head} />
      <OutputPane {...file} label="No result yet" result={null}>
        <PaneEmpty title="Your JSON, formatted">Indented, with its keys in order.</PaneEmpty>
      </OutputPane>
    </Columns>
  );
}
