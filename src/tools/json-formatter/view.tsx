import { useRef } from "react";
import { storedShape } from "#browser/storage.ts";
import { counted } from "#domain/wording.ts";
import { Panes } from "#ui/text/panes.tsx";
import { TextPane, type TextPaneActions } from "#ui/text/text-pane.tsx";
import { TransformFrame } from "#ui/text/transform-frame.tsx";
import { useHandover } from "#ui/use-handover.ts";
import { useStored } from "#ui/use-stored.ts";
import { useWorker } from "#ui/use-worker.ts";
import { messages, optionsShape } from "./logic.ts";
import { openJsonWorker } from "./view/json-worker.ts";
import { OptionsBar } from "./view/options.tsx";
import { ResultPane } from "./view/result-pane.tsx";
import { sample } from "./view/sample.ts";
import { useFormat, type FormatSummary } from "./view/use-format.ts";

/** How the visitor likes JSON. */
const settings = storedShape("tabkit-json-formatter", optionsShape);

export default function JsonFormatterView() {
  const [options, changeOptions] = useStored(settings);
  const worker = useWorker(openJsonWorker);
  const format = useFormat(worker, options);
  const { source, outcome } = format;
  useHandover(({ word, text }) => {
    const [asked] = /minify|format/.exec(word) ?? [];
    if (asked) changeOptions((now) => ({ ...now, minify: asked === "minify" }));
    format.change({ kind: "small", text }, "placed");
  });
  const input = useRef<TextPaneActions>(null);
  const error = outcome?.ok === false ? (outcome.detail ?? null) : null;

  return (
    <TransformFrame
      work={{ ...format, prepare: worker.prepare }}
      verb={options.minify ? "Minify JSON" : "Format JSON"}
      doing="Formatting"
      idle="Paste, type or drop JSON. It stays in your browser."
      hideIcon
      summary={outcome?.ok && <Summary {...outcome.value} />}
      hasProblem={outcome?.ok === false && outcome.message === messages.invalid}
      place={error}
      options={
        <OptionsBar
          options={options}
          onChange={(change) => changeOptions((now) => ({ ...now, ...change }))}
        />
      }
    >
      <Panes>
        <TextPane
          ref={input}
          label="JSON input"
          placeholder="Paste or type JSON here, or drop a file"
          language="json"
          sample={sample}
          accept=".json,.jsonl,.ndjson,.geojson,.txt,application/json,text/plain"
          source={source}
          onChange={format.change}
          mark={error}
          problem={error === null || outcome?.ok !== false ? null : outcome.message}
        />
        <ResultPane
          worker={worker}
          task={format.answered ?? { source, options }}
          outcome={outcome}
          isEmpty={format.empty}
          onSample={() => format.change({ kind: "small", text: sample }, "placed")}
          onGoTo={(place) => input.current?.goTo(place)}
          onRetry={format.run}
          onAccept={(repaired) => format.change(repaired, "placed")}
        />
      </Panes>
    </TransformFrame>
  );
}

/** The first words are the spec's. */
const Summary = ({ message, statistics: { documents, keys, depth } }: FormatSummary) => (
  <>
    {message}
    <span className="font-normal text-soft">
      {documents > 1 && ` · ${counted(documents, "document")}`}
      {` · ${counted(keys, "key")} · ${counted(depth, "level")} deep`}
    </span>
  </>
);
