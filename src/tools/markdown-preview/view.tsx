import Play from "lucide-react/icons/play";
import { useRef, type KeyboardEvent } from "react";
import { storedShape } from "#browser/storage.ts";
import { Button } from "#ui/button.tsx";
import { Panes } from "#ui/text/panes.tsx";
import { TextPane, type TextPaneActions } from "#ui/text/text-pane.tsx";
import { useHandover } from "#ui/use-handover.ts";
import { useStored } from "#ui/use-stored.ts";
import { optionsShape } from "./logic.ts";
import { OptionsBar } from "./view/options.tsx";
import { ResultPane } from "./view/result-pane.tsx";
import { sample } from "./view/sample.ts";
import { Status } from "./view/status.tsx";
import { useMarkdown } from "./view/use-markdown.ts";
import { useScrollSync } from "./view/preview/use-scroll-sync.ts";

/** How the visitor likes to write. */
const settings = storedShape("tabkit-markdown-preview", optionsShape);

export default function MarkdownPreviewView() {
  const [options, changeOptions] = useStored(settings);
  const markdown = useMarkdown(options.flavor);
  const input = useRef<TextPaneActions>(null);
  const preview = useRef<HTMLDivElement>(null);
  const { layout } = options;
  const isSynced = options.sync && layout === "split";
  const sync = useScrollSync(isSynced, input, preview);

  useHandover(({ text }) => markdown.change({ kind: "small", text }, "placed"));
  const runOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || !markdown.canRun) return;
    event.preventDefault();
    event.stopPropagation();
    markdown.run();
  };

  return (
    <div className="flex flex-col gap-3" onKeyDownCapture={runOnEnter} onFocus={markdown.prepare}>
      <div className="no-print">
        <OptionsBar
          options={options}
          onChange={(change) => changeOptions((now) => ({ ...now, ...change }))}
        >
          {markdown.waits && (
            <Button
              look="primary"
              title="Texts over 1 MiB are rendered when you ask (Ctrl+Enter)"
              disabled={!markdown.canRun}
              icon={<Play aria-hidden className="size-4" />}
              onClick={markdown.run}
            >
              Render
            </Button>
          )}
        </OptionsBar>
      </div>
      <Status markdown={markdown} />
      <Panes isSplit={layout === "split"}>
        <div className="min-w-0 no-print" hidden={layout === "preview"} {...sync.inputProps}>
          <TextPane
            ref={input}
            label="Markdown"
            placeholder="Type or paste Markdown here, or drop a file"
            language="markdown"
            sample={sample}
            accept=".md,.markdown,.mdown,.mkd,.txt,text/markdown,text/plain"
            source={markdown.source}
            onChange={markdown.change}
            onScroll={() => sync.follow("input")}
          />
        </div>
        <div className="min-w-0" hidden={layout === "text"} {...sync.previewProps}>
          <ResultPane
            markdown={markdown}
            scroller={preview}
            onSample={() => markdown.change({ kind: "small", text: sample }, "placed")}
            onScroll={() => sync.follow("preview")}
            onResize={() => sync.follow("input")}
          />
        </div>
      </Panes>
    </div>
  );
}
