import { useMemo, useState } from "react";
import { OptionsRow } from "#ui/options-row.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { StatusLine } from "#ui/status-line.tsx";
import { Switch } from "#ui/switch.tsx";
import { TextPane } from "#ui/text/text-pane.tsx";
import { counted } from "#domain/wording.ts";
import {
  countBlankEnds,
  readList,
  type ChosenForm,
  type Ending,
  type List,
  type Options,
} from "../../logic.ts";
import type { Logo } from "../../logic/logo.ts";
import { OptionsBar } from "../options/options.tsx";
import { SizeChoice } from "../options/size-choice.tsx";
import { CodesPane } from "./codes-pane.tsx";
import { ListOptions } from "./list-options.tsx";
import { sampleList } from "./sample.ts";

interface Props {
  options: Options;
  onOptions: (change: Partial<Options>) => void;
  list: List;
  onList: (list: List) => void;
  logo: Logo | null;
  onLogo: (logo: Logo | null) => void;
}

const endings = [
  ["png", "PNG"],
  ["svg", "SVG"],
] as const;

/** A list in, a ZIP of codes out. */
export default function Many({ options, onOptions, list, onList, logo, onLogo }: Props) {
  const [ending, setEnding] = useState<Ending>("png");
  const choose = (part: ChosenForm) => onList({ ...list, chosen: { ...list.chosen, ...part } });
  // A long list takes a moment to read, and other options do not change it.
  const { form, entries } = useMemo(() => readList(list), [list]);
  const blankEnds = entries.ok ? countBlankEnds(entries.value) : 0;
  return (
    <div className="flex flex-col gap-4">
      <OptionsRow label="What to draw">
        <SizeChoice size={options.size} onChange={onOptions} />
        <Segmented label="File type" options={endings} value={ending} onChange={setEnding} />
      </OptionsRow>
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-3">
          <TextPane
            short
            label="List"
            source={list.source}
            placeholder="A text or a link in each line, or a table with the columns “name” and “content”"
            accept=".csv,.tsv,.txt"
            sample={sampleList}
            amount={entries.ok ? counted(entries.value.length, "row") : undefined}
            // What was chosen for one list says nothing of the next.
            onChange={(source, how) =>
              onList({ ...list, source, chosen: how === "placed" ? {} : list.chosen })
            }
          />
          <ListOptions form={form} onChange={choose} />
          {(blankEnds > 0 || list.trims) && (
            <div>
              <Switch
                label="Leave out spaces around contents"
                checked={list.trims}
                onChange={(trims) => onList({ ...list, trims })}
              />
              {blankEnds > 0 && (
                <StatusLine tone="warn">
                  {counted(blankEnds, "content")} with spaces at an end, which go into the code.
                </StatusLine>
              )}
            </div>
          )}
        </div>
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <CodesPane entries={entries} task={{ list, options, logo, ending }} />
        </div>
        <OptionsBar options={options} onChange={onOptions} logo={logo} onLogo={onLogo} />
      </div>
    </div>
  );
}
