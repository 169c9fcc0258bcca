import { useState } from "react";
import { LinkNotice } from "#ui/link-notice.tsx";
import { OptionsRow } from "#ui/options-row.tsx";
import { Select } from "#ui/select.tsx";
import { StatusLine } from "#ui/status-line.tsx";
import { Switch } from "#ui/switch.tsx";
import { CodePane } from "./code-pane.tsx";
import { ContentPane } from "./content-pane.tsx";
import {
  draftText,
  kindOptions,
  linkTo,
  neededWords,
  plainKind,
  type Draft,
  type Options,
} from "../../logic.ts";
import type { Start } from "../../logic/link.ts";
import { OptionsBar } from "../options/options.tsx";
import { SizeChoice } from "../options/size-choice.tsx";
import { sampleText } from "./sample.ts";
import { serviceHost, ServicePane } from "./service-pane.tsx";

interface Props {
  start: Start;
  onDraft: (draft: Draft) => void;
  options: Options;
  onOptions: (change: Partial<Options>) => void;
}

/** Text in, code out. */
export function Create({ start, onDraft, options, onOptions }: Props) {
  const { draft, isFromLink, adjusted } = start;
  // Never remembered: whoever sends text out must have said so on this visit.
  const [usesService, setUsesService] = useState(false);
  const text = draftText(draft);
  const needed = neededWords(draft);
  const loadSample = () => onDraft({ ...draft, text: sampleText });
  const onSample = draft.kind === plainKind ? loadSample : undefined;
  return (
    <div className="flex flex-col gap-4">
      {isFromLink && (
        <StatusLine tone="neutral">
          A link has filled this in. Read what the code says before you use it.
        </StatusLine>
      )}
      <LinkNotice adjusted={adjusted} />
      <OptionsRow label="What to draw">
        <Select
          label="Content"
          options={kindOptions}
          value={draft.kind}
          onChange={(kind) => onDraft({ ...draft, kind })}
        />
        <SizeChoice size={options.size} onChange={onOptions} />
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
              link={linkTo(draft, options)}
              needed={needed}
              onSample={onSample}
            />
          )}
        </div>
        <OptionsBar
          options={options}
          onChange={onOptions}
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
