import Printer from "lucide-react/icons/printer";
import { useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { printPage } from "#browser/print.ts";
import { workerMessages } from "#browser/worker.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { DownloadButton } from "#ui/text/download-button.tsx";
import { PaneAction } from "#ui/text/pane-action.tsx";
import { PaneCanceled, PaneEmpty } from "#ui/text/pane-empty.tsx";
import { Pane } from "#ui/text/pane.tsx";
import { SendButton } from "#ui/send-button.tsx";
import { sentSource, type SentFrom } from "#ui/send.ts";
import { Segmented } from "#ui/segmented.tsx";
import { idPrefix } from "./preview/elements.tsx";
import { HtmlView } from "./html-view.tsx";
import { Notices } from "./notices.tsx";
import { Preview } from "./preview/preview.tsx";
import type { Markdown } from "./use-markdown.ts";

interface Props {
  markdown: Markdown;
  onSample: () => void;
  onScroll: () => void;
  onResize: () => void;
  scroller: RefObject<HTMLDivElement | null>;
}

type View = "preview" | "html";
const views = [
  ["preview", "Preview"],
  ["html", "HTML"],
] as const;

/** What the Markdown looks like, its HTML, and ways to take it along. */
export function ResultPane({ markdown, onSample, onScroll, onResize, scroller }: Props) {
  const { outcome, shown, source } = markdown;
  const [view, setView] = useState<View>("preview");
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set());
  const load = (addresses: readonly string[]) => {
    setLoaded((before) => new Set([...before, ...addresses]));
    // The button that was pressed is gone; the keyboard stays in the document.
    scroller.current?.focus({ preventScroll: true });
  };

  const goTo = async (id: string) => {
    const group = await markdown.ask("find", { id });
    if (!group.ok || group.value < 0) return;
    await markdown.more(group.value + 1);
    flushSync(() => setView("preview"));
    const place = document.getElementById(idPrefix + id);
    place?.scrollIntoView({ block: "start" });
    place?.setAttribute("tabindex", "-1");
    place?.focus({ preventScroll: true });
  };
  const print = async () => {
    await markdown.more(Number.MAX_SAFE_INTEGER);
    flushSync(() => setView("preview"));
    printPage();
  };
  const readHtml = async () => {
    const html = await markdown.ask("html", null);
    return html.ok ? html.value : null;
  };
  const readPage = async () => {
    const page = await markdown.ask("page", null);
    return page.ok ? page.value : null;
  };

  const body = () => {
    if (shown !== null) {
      if (view === "html") return <HtmlView read={readHtml} of={shown.counts} />;
      return (
        <Preview
          ref={scroller}
          groups={shown.groups}
          hasMore={shown.groups.length < shown.allGroups}
          onMore={() => void markdown.more()}
          reader={{ loaded, load: (address) => load([address]), goTo: (id) => void goTo(id) }}
          onScroll={onScroll}
          onResize={onResize}
        />
      );
    }
    if (outcome === null || outcome.ok) {
      return (
        markdown.empty && (
          <PaneEmpty title="Your document, as readers see it" onSample={onSample}>
            Tables, task lists, footnotes and code in color, as on GitHub. HTML in the text can do
            no harm here.
          </PaneEmpty>
        )
      );
    }
    if (outcome.message === workerMessages.canceled) {
      return <PaneCanceled onRetry={markdown.run} />;
    }
    const text = source.kind === "small" ? source.text.slice(0, plainChars) : source.head;
    return (
      <pre className="h-full overflow-y-auto p-4 text-sm wrap-anywhere whitespace-pre-wrap">
        {text}
      </pre>
    );
  };

  return (
    <Pane
      output
      label="Preview"
      views={
        shown && (
          <Segmented
            label="Show as"
            hideLabel
            size="small"
            options={views}
            value={view}
            onChange={setView}
          />
        )
      }
      actions={
        <>
          <CopyButton
            what="HTML"
            label="Copy HTML"
            disabled={shown === null}
            text={async () => (await readHtml())?.all.text() ?? null}
          />
          <SendButton
            what="HTML"
            disabled={shown === null}
            read={async () => (await readHtml())?.all ?? null}
            made={madeBy(markdown)}
          />
          <DownloadButton
            what="as a web page"
            fileName={fileNameOf(source.name)}
            read={readPage}
            disabled={shown === null}
          />
          <PaneAction
            icon={<Printer aria-hidden className="size-4" />}
            label="Print"
            disabled={shown === null}
            onClick={() => void print()}
          />
        </>
      }
      notice={
        shown && (
          <Notices
            shown={shown}
            waiting={shown.remotePictures.filter((address) => !loaded.has(address))}
            onLoad={load}
            onGoTo={(id) => void goTo(id)}
          />
        )
      }
    >
      {body()}
    </Pane>
  );
}

/** What the page does, as an operation. */
const madeBy = ({ answered }: Markdown): SentFrom | undefined =>
  answered === null
    ? undefined
    : {
        id: "markdown.to-html",
        options: { flavor: answered.options },
        source: sentSource(answered.source),
      };

/** As much of a text that could not be rendered as a page shows without effort. */
const plainChars = 100_000;

/** "notes.md" becomes "notes.html". */
const fileNameOf = (name = "document"): string => `${name.replace(/\.\w{1,9}$/, "")}.html`;
