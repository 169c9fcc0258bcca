import { useState } from "react";
import { OptionsRow } from "#ui/options-row.tsx";
import { Select } from "#ui/select.tsx";
import { Switch } from "#ui/switch.tsx";
import { useStored } from "#ui/use-stored.ts";
import { CodePane } from "./code-pane.tsx";
import { ContentPane } from "./content-pane.tsx";
import {
  draftText,
  kindOptions,
  neededWords,
  plainKind,
  type Draft,
  type Options,
} from "../../logic.ts";
import { OptionsBar } from "../options/options.tsx";
import { settings } from "../options/settings.ts";
import { SizeChoice } from "../options/size-choice.tsx";
import { sampleText } from "./sample.ts";
import { serviceHost, ServicePane } from "./service-pane.tsx";

interface Props {
  draft: Draft;
  onDraft: (draft: Draft) => void;
}

/** Text in, code out. */
export function Create({ draft, onDraft }: Props) {
  const [options, update] = useStored(settings);
  const change = (part: Partial<Options>) => update((current) => ({ ...current, ...part }));
  // Never remembered: whoever sends text out must have said so on this visit.
  const [usesService, setUsesService] = useState(false);
  const text = draftText(draft);
  const needed = neededWords(draft);
  const loadSample = () => onDraft({ ...draft, text: sampleText });
  const onSample = draft.kind === plainKind ? loadSample : undefined;
  return (
    <div className="flex flex-col gap-4">
      <OptionsRow label="What to draw">
        <Select
          label="Content"
          options={kindOptions}
          value={draft.kind}
          onChange={(kind) => onDraft({ ...draft, kind })}
        />
        <SizeChoice size={options.size} onChange={change} />
      </OptionsRow>
      {/* On a phone the code comes right after the text, and what few need to change after it. */}
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <ContentPane draft={draft} level={options.level} onChange={onDraft} />
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {usesService ? (
            <ServicePane text={text} size={options.size} needed={needed} />
          ) : (
            <CodePane
              text={text}
              options={options}
              logo={draft.logo}
              needed={needed}
              onSample={onSample}
            />
          )}
        </div>
        <OptionsBar
          options={options}
          onChange={change}
          logo={draft.logo}
          onLogo={(logo) => onDraft({ ...draft, logo })}
        >
          <div>
            <Switch label="Image service" checked={usesService} onChange={setUsesService} />
            <p className="text-xs text-soft">
              Off: the code is drawn in your browser and nothing leaves it. On: your text is sent to{" "}
              {serviceHost}, which draws the code in its own way; only the size applies.
            </p>
          </div>
        </OptionsBar>
      </div>
    </div>
  );
}
