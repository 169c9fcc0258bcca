import Play from "lucide-react/icons/play";
import { useRef, type KeyboardEvent } from "react";
import { Button } from "#ui/button.tsx";
import { Panes } from "#ui/text/panes.tsx";
import { TextPane, type TextPaneActions } from "#ui/text/text-pane.tsx";
import { useStored } from "#ui/use-stored.ts";
import { defaultOptions } from "./logic.ts";
import { Options } from "./view/options.tsx";
import { ResultPane } from "./view/result-pane.tsx";
import { sample } from "./view/sample.ts";
import { settings } from "./view/settings.ts";
import { Status } from "./view/status.tsx";
import { useFormat } from "./view/use-format.ts";
import { useJsonWorker } from "./view/use-json-worker.ts";

export default function JsonFormatterView() {
  const [options, changeOptions] = useStored(settings, defaultOptions);
  const worker = useJsonWorker();
  const format = useFormat(worker, options);
  const { source, outcome } = format;
  const input = useRef<TextPaneActions>(null);
  const error = outcome?.ok === false ? (outcome.detail ?? null) : null;

  const runOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || !format.canRun) return;
    event.preventDefault();
    event.stopPropagation();
    format.run();
  };

  return (
    <div className="flex flex-col gap-3" onKeyDownCapture={runOnEnter} onFocus={worker.prepare}>
      <Options
        options={options}
        onChange={(change) => changeOptions((now) => ({ ...now, ...change }))}
      >
        {format.waits && (
          <Button
            look="primary"
            title="Texts over 1 MiB are formatted when you ask (Ctrl+Enter)"
            disabled={!format.canRun}
            icon={<Play aria-hidden className="size-4" />}
            onClick={format.run}
          >
            {options.minify ? "Minify JSON" : "Format JSON"}
          </Button>
        )}
      </Options>
      <Status
        outcome={outcome}
        busy={format.busy}
        done={format.done}
        isStale={format.isStale}
        onCancel={format.cancel}
      />
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
        />
        <ResultPane
          worker={worker}
          task={format.answered ?? { source, options }}
          outcome={outcome}
          isEmpty={format.empty}
          onSample={() => format.change({ kind: "small", text: sample }, "placed")}
          onGoTo={() => error && input.current?.goTo(error)}
          onRetry={format.run}
          onAccept={(repaired) => format.change(repaired, "placed")}
        />
      </Panes>
    </div>
  );
}
