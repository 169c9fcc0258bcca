import { useState } from "react";
import { storedShape } from "#browser/storage.ts";
import { OptionsRow } from "#ui/options-row.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Select } from "#ui/select.tsx";
import { useStored } from "#ui/use-stored.ts";
import { CodePane } from "./code-pane.tsx";
import { ContentPane } from "./content-pane.tsx";
import {
  allSizes,
  draftText,
  kindOptions,
  neededWords,
  plainKind,
  optionsShape,
  type Draft,
  type Options,
} from "../../logic.ts";
import { OptionsBar } from "./options.tsx";
import { sampleText } from "./sample.ts";
import { ServicePane } from "./service-pane.tsx";

/** How the visitor likes codes. What they hold is never kept. */
const settings = storedShape("tabkit-qr-generator", optionsShape);

interface Props {
  draft: Draft;
  onDraft: (draft: Draft) => void;
}

const sizeOptions = allSizes.map((size) => [String(size), String(size)] as const);

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
        <Segmented
          label="Size in pixels"
          options={sizeOptions}
          value={String(options.size)}
          onChange={(next) =>
            change({ size: allSizes.find((size) => String(size) === next) ?? options.size })
          }
        />
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
          usesService={usesService}
          onService={setUsesService}
        />
      </div>
    </div>
  );
}
