import RotateCcw from "lucide-react/icons/rotate-ccw";
import { useState } from "react";
import { storedShape } from "#browser/storage.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Panel } from "#ui/panel.tsx";
import { SendButton } from "#ui/send-button.tsx";
import { ShareLink } from "#ui/share-link.tsx";
import { StatusLine } from "#ui/status-line.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { useLink } from "#ui/use-link.ts";
import { useStored } from "#ui/use-stored.ts";
import { BorderPanel } from "./view/border-panel.tsx";
import { GradientPanel } from "./view/gradient-panel.tsx";
import {
  borderPresets,
  classesOf,
  cssOf,
  declarationsOf,
  gradientPresets,
  linkTo,
  optionsOf,
  optionsShape,
  shadowPresets,
  type Options,
} from "./logic.ts";
import { Preview } from "./view/preview.tsx";
import { ShadowPanel } from "./view/shadow-panel.tsx";
import { StopHandles } from "./view/stop-handles.tsx";

/** The generator as it was left. */
const settings = storedShape("tabkit-css-generator", optionsShape);

const tabs = [
  { id: "gradient", label: "Gradient" },
  { id: "shadow", label: "Shadow" },
  { id: "border", label: "Border" },
] as const;

export default function CssGeneratorView() {
  const [current, update] = useStored(settings);
  const change = (part: Partial<Options>) => update((now) => ({ ...now, ...part }));
  const { kind } = current;
  const [refusal, setRefusal] = useState("");
  useLink("css-generator", (link) => {
    const linked = optionsOf(link);
    setRefusal(linked.ok ? "" : linked.message);
    if (linked.ok) change(linked.value);
  });
  return (
    <Tabs
      label="What to generate"
      tabs={tabs}
      selected={kind}
      onSelect={(next) => change({ kind: next })}
    >
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <Panel className="flex flex-col gap-4 max-lg:order-2">
          {kind === "gradient" && (
            <GradientPanel
              gradient={current.gradient}
              onChange={(gradient) => change({ gradient })}
            />
          )}
          {kind === "shadow" && (
            <ShadowPanel layers={current.layers} onChange={(layers) => change({ layers })} />
          )}
          {kind === "border" && (
            <BorderPanel border={current.border} onChange={(border) => change({ border })} />
          )}
          <Presets current={current} onChange={change} />
          <div className="flex flex-wrap items-center gap-3">
            <ShareLink fragment={linkTo(current)} />
            {refusal !== "" && <StatusLine tone="warn">{refusal}</StatusLine>}
          </div>
        </Panel>
        <div className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-20">
          <Preview kind={kind} declarations={declarationsOf(current)}>
            <StopHandles
              gradient={current.gradient}
              onChange={(gradient) => change({ gradient })}
            />
          </Preview>
          <Output label="CSS" text={cssOf(current)} />
          <Output label="Tailwind" text={classesOf(current)} />
        </div>
      </div>
    </Tabs>
  );
}

interface PresetsProps {
  current: Options;
  onChange: (part: Partial<Options>) => void;
}

/** Ready-made ones to begin with, and the way back. */
function Presets({ current: { kind }, onChange }: PresetsProps) {
  const parts: { name: string; part: Partial<Options> }[] = {
    gradient: gradientPresets.map(({ name, value }) => ({ name, part: { gradient: value } })),
    shadow: shadowPresets.map(({ name, value }) => ({ name, part: { layers: value } })),
    border: borderPresets.map(({ name, value }) => ({ name, part: { border: value } })),
  }[kind];
  return (
    <div
      role="group"
      aria-label="Presets"
      className="flex flex-wrap gap-2 border-t border-line pt-4"
    >
      {parts.map(({ name, part }) => (
        <Button key={name} size="small" onClick={() => onChange(part)}>
          {name}
        </Button>
      ))}
      <Button
        size="small"
        look="quiet"
        icon={<RotateCcw aria-hidden className="size-4" />}
        onClick={() => onChange({ ...optionsShape.initial, kind })}
      >
        Reset all
      </Button>
    </div>
  );
}

function Output({ label, text }: { label: string; text: string }) {
  return (
    <section aria-label={label} className="overflow-hidden rounded-lg border border-line bg-raised">
      <div className="flex min-h-11 items-center justify-between border-b border-line ps-3 pe-1">
        <h2 className="text-sm font-semibold">{label}</h2>
        <div className="flex">
          <CopyButton text={text} what={label} />
          <SendButton what={label} read={async () => text} />
        </div>
      </div>
      <pre
        translate="no"
        className="bg-sunken p-3 font-mono text-sm wrap-anywhere whitespace-pre-wrap"
      >
        {text}
      </pre>
    </section>
  );
}
