import Play from "lucide-react/icons/play";
import ShieldAlert from "lucide-react/icons/shield-alert";
import { useRef, useState } from "react";
import { storedShape } from "#browser/storage.ts";
import { typingPauseMs } from "#domain/limits.ts";
import { isEmptyText, placeAt } from "#domain/text-source.ts";
import { Button } from "#ui/button.tsx";
import { Panes } from "#ui/text/panes.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { TextPane, type TextPaneActions } from "#ui/text/text-pane.tsx";
import { useKeptSource } from "#ui/text/use-kept-source.ts";
import { useHandover } from "#ui/use-handover.ts";
import { useSettled } from "#ui/use-settled.ts";
import { useStored } from "#ui/use-stored.ts";
import { CheatSheet } from "./view/cheat-sheet.tsx";
import { OptionsBar } from "./view/options.tsx";
import { highlightsOf, optionsShape, type Draft, type Options } from "./logic.ts";
import { PatternBar } from "./view/pattern-bar.tsx";
import { ResultPane } from "./view/result/result-pane.tsx";
import { sample } from "./view/sample.ts";
import { Status } from "./view/status.tsx";
import { useDraft, views } from "./view/use-draft.ts";
import { useSearch } from "./view/use-search.ts";
import { useAnalysis } from "./view/use-analysis.ts";

/** How long a search may take. */
const settings = storedShape("tabkit-regex-tester", optionsShape);

export default function RegexTesterView() {
  const [{ seconds }, changeOptions] = useStored(settings);
  const [draft, changeDraft] = useDraft();
  const [source, setSource] = useKeptSource();
  const [chosen, setChosen] = useState<number | null>(null);
  const input = useRef<TextPaneActions>(null);
  const settled = useSettled(draft, typingPauseMs);
  const found = useSearch(settled, source, seconds);
  const { outcome } = found;
  const isInvalid = outcome?.failure?.detail !== undefined;
  const isKnown =
    outcome?.search.pattern === settled.pattern && outcome.search.flags === settled.flags;
  const analysis = useAnalysis(settled.pattern, settled.flags, isKnown && !isInvalid);
  const isTextEmpty = isEmptyText(source);
  const change = (to: Partial<Draft>) => {
    setChosen(null);
    changeDraft((now) => ({ ...now, ...to }));
  };
  useHandover(({ text }) => change({ pattern: text }));
  const place = (text: string) => input.current?.place(text);
  const onSeconds = (seconds: Options["seconds"]) => changeOptions(() => ({ seconds }));
  const loadSample = () => {
    const { text, ...rest } = sample;
    change(rest);
    place(text);
  };
  const choose = (index: number) => {
    const match = outcome?.matches[index];
    if (!outcome || !match) return;
    setChosen(index);
    const { source: searched } = outcome.search;
    if (searched.kind === "small") input.current?.goTo(placeAt(searched.text, match.start));
  };

  return (
    <div className="flex flex-col gap-3" onFocus={found.worker.prepare}>
      <PatternBar
        draft={draft}
        onChange={change}
        problem={isInvalid ? outcome.failure?.message : undefined}
      >
        <OptionsBar
          seconds={seconds}
          onSeconds={onSeconds}
          onSample={loadSample}
          onPattern={({ pattern, flags, text }) => {
            change({ pattern, flags });
            if (isTextEmpty) place(text);
          }}
        />
      </PatternBar>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Status
          outcome={outcome}
          isTextEmpty={isTextEmpty}
          isBusy={found.isBusy}
          isStale={found.isStale}
          onCancel={found.cancel}
        />
        {analysis?.verdict.risk === "danger" && draft.view !== "safety" && (
          <Button
            size="small"
            look="danger"
            icon={<ShieldAlert aria-hidden className="size-4" />}
            onClick={() => change({ view: "safety" })}
          >
            Risky pattern
          </Button>
        )}
        {found.waits && (
          <Button
            look="primary"
            icon={<Play aria-hidden className="size-4" />}
            disabled={settled.pattern === "" || found.isBusy !== found.isStale}
            onClick={found.run}
          >
            Find matches
          </Button>
        )}
        <Segmented
          label="Show"
          hideLabel
          size="small"
          options={views}
          value={draft.view}
          onChange={(view) => change({ view })}
        />
      </div>
      <Panes>
        <TextPane
          ref={input}
          label="Test string"
          placeholder="Type or paste the text to search in, or drop a file"
          source={source}
          onChange={setSource}
          highlights={outcome ? highlightsOf(outcome.matches, chosen) : []}
        />
        <ResultPane
          draft={draft}
          onChange={change}
          found={found}
          analysis={analysis}
          isTextEmpty={isTextEmpty}
          seconds={seconds}
          onSeconds={onSeconds}
          chosen={chosen}
          onChoose={choose}
          onTry={place}
          onSample={loadSample}
        />
      </Panes>
      <CheatSheet />
    </div>
  );
}
