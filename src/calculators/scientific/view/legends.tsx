import { KeyList } from "#ui/key-list.tsx";
import { Panel } from "#ui/panel.tsx";
import { expressionLegend, functionLegend, keyboardLegend, memoryLegend } from "./legend.ts";
import type { Mode } from "../logic/options.ts";

/** What the keys do, for the mode that is on. */
export function Legends({ mode }: { mode: Mode }) {
  if (mode === "expression") {
    return (
      <>
        <Panel title="Expressions">
          <KeyList keys={expressionLegend} />
        </Panel>
        <Panel title="Memory">
          <KeyList keys={memoryLegend} />
        </Panel>
      </>
    );
  }
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
      <Panel title="Functions">
        <KeyList keys={functionLegend} />
      </Panel>
      <div className="flex flex-col gap-4">
        <Panel title="Memory">
          <KeyList keys={memoryLegend} />
        </Panel>
        <Panel title="Keyboard">
          <KeyList keys={keyboardLegend} />
        </Panel>
      </div>
    </div>
  );
}
