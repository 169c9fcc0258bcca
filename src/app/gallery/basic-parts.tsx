import Star from "lucide-react/icons/star";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { ErrorCard } from "#ui/error-card.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Panel } from "#ui/panel.tsx";
import { Progress } from "#ui/progress.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Select } from "#ui/select.tsx";
import { StatusLine } from "#ui/status-line.tsx";
import { Switch } from "#ui/switch.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { Part, Wide } from "./part.tsx";

const sizes = [
  ["small", "Small"],
  ["large", "Large"],
] as const;

/** Buttons, choices and messages. */
export function BasicParts() {
  const [size, setSize] = useState<"small" | "large">("small");
  const [isOn, setIsOn] = useState(true);
  const [text, setText] = useState("text");
  const [tab, setTab] = useState<"one" | "two">("one");
  return (
    <>
      <Part file="button.tsx">
        <Button look="primary">Primary</Button>
        <Button icon={<Star aria-hidden className="size-4" />}>Plain</Button>
        <Button look="quiet">Quiet</Button>
        <Button look="danger">Danger</Button>
        <Button disabled>Disabled</Button>
        <Button size="small">Small</Button>
        <Button size="large">Large</Button>
      </Part>
      <Part file="icon-button.tsx, copy-button.tsx">
        <IconButton label="Star">
          <Star aria-hidden className="size-5" />
        </IconButton>
        <CopyButton text="copied text" what="sample" />
      </Part>
      <Part file="segmented.tsx, select.tsx, switch.tsx">
        <Segmented label="Size" options={sizes} value={size} onChange={setSize} />
        <Select label="Size" options={sizes} value={size} onChange={setSize} />
        <Switch label="Sorted" checked={isOn} onChange={setIsOn} />
      </Part>
      <Part file="search-box.tsx">
        <SearchBox
          label="Search"
          placeholder="Search..."
          value={text}
          onChange={setText}
          onClear={() => setText("")}
        />
      </Part>
      <Part file="status-line.tsx">
        <StatusLine tone="good">Good</StatusLine>
        <StatusLine tone="warn">Careful</StatusLine>
        <StatusLine tone="bad">Wrong</StatusLine>
        <StatusLine tone="busy">Busy</StatusLine>
        <StatusLine tone="neutral">Neutral</StatusLine>
      </Part>
      <Part file="error-card.tsx, progress.tsx">
        <Wide>
          <ErrorCard message="Invalid JSON format" actions={<Button>Repair</Button>}>
            Line 3, column 5: a comma is missing.
          </ErrorCard>
        </Wide>
        <Wide>
          <Progress label="Formatting" value={0.4} onCancel={() => {}} />
        </Wide>
      </Part>
      <Part file="panel.tsx, disclosure.tsx, tabs.tsx">
        <Panel title="Panel">What stands together.</Panel>
        <Wide>
          <Disclosure summary="More options">What is rarely needed.</Disclosure>
        </Wide>
        <Tabs
          label="Views"
          tabs={[
            { id: "one", label: "One" },
            { id: "two", label: "Two" },
          ]}
          selected={tab}
          onSelect={setTab}
        >
          This is view {tab}.
        </Tabs>
      </Part>
    </>
  );
}
