import Eraser from "lucide-react/icons/eraser";
import { useState } from "react";
import { forgetTyped, keepsTyped, keptCount } from "#browser/tab-memory.ts";
import { counted } from "#domain/wording.ts";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { StatusLine } from "#ui/status-line.tsx";
import { Switch } from "#ui/switch.tsx";
import { useStored } from "#ui/use-stored.ts";

/** What was typed in this tab: how much there is of it, and the ways to be rid of it. */
export function TypedData() {
  const [keeps, setKeeps] = useStored(keepsTyped);
  const [isErased, setErased] = useState(false);
  const count = keptCount();
  const erase = () => {
    forgetTyped();
    setErased(true);
  };
  return (
    <Panel title="What you typed in this tab">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Switch
          label="Keep it until the tab is closed"
          checked={keeps === "on"}
          onChange={(isOn) => {
            erase();
            setErased(false);
            setKeeps(() => (isOn ? "on" : "off"));
          }}
        />
        <Button
          look="danger"
          icon={<Eraser aria-hidden className="size-4" />}
          disabled={count === 0}
          onClick={erase}
        >
          Erase what I typed
        </Button>
      </div>
      <div className="mt-3 min-h-6 text-sm text-soft">
        {isErased ? (
          <StatusLine tone="good">What you typed in this tab is erased.</StatusLine>
        ) : (
          <p>
            {count === 0
              ? "Nothing is kept."
              : `${counted(count, "field")} of this tab ${count === 1 ? "is" : "are"} kept.`}
          </p>
        )}
      </div>
    </Panel>
  );
}
