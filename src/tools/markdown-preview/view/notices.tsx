import ChevronRight from "lucide-react/icons/chevron-right";
import { counted } from "#domain/wording.ts";
import { PaneNotice } from "#ui/text/pane-notice.tsx";
import type { Shown } from "../worker.ts";

interface Props {
  shown: Shown;
  /** Addresses of pictures that have not been loaded. */
  waiting: readonly string[];
  onLoad: (addresses: readonly string[]) => void;
  onGoTo: (id: string) => void;
}

/** Above the document: what is in it, and what was left out. */
export function Notices({ shown, waiting, onLoad, onGoTo }: Props) {
  return (
    <div className="shrink-0 no-print">
      {waiting.length > 0 && (
        <PaneNotice>
          {counted(waiting.length, "image")} from other sites not loaded, so that nobody learns what
          you read.
          <button
            type="button"
            className="ms-2 min-h-6 font-semibold underline"
            onClick={() => onLoad(waiting)}
          >
            {waiting.length === 1 ? "Load it" : "Load all"}
          </button>
        </PaneNotice>
      )}
      {shown.isCut && (
        <PaneNotice>
          A block is too long to be shown whole. Copy HTML and Download have all of it.
        </PaneNotice>
      )}
      {shown.notes.length > 0 && (
        <PaneNotice>
          <span className="wrap-anywhere">{shown.notes.join(" ")}</span>
        </PaneNotice>
      )}
      {shown.headings.length > 1 && <Contents shown={shown} onGoTo={onGoTo} />}
    </div>
  );
}

function Contents({ shown: { headings, allHeadings }, onGoTo }: Pick<Props, "shown" | "onGoTo">) {
  const top = Math.min(...headings.map(({ level }) => level));
  return (
    <details className="group border-b border-line text-sm">
      <summary className="flex min-h-9 list-none items-center gap-1.5 px-3 text-xs font-medium text-soft select-none hover:text-ink pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 transition-transform group-open:rotate-90"
        />
        Contents · {counted(allHeadings, "heading")}
      </summary>
      <nav aria-label="Contents of the document" className="max-h-56 overflow-y-auto pb-2">
        <ol>
          {headings.map(({ id, text, level }) => (
            <li key={id}>
              <button
                type="button"
                className={`min-h-8 w-full px-3 py-1 text-start hover:bg-sunken hover:text-ink pointer-coarse:min-h-11 ${indents[level - top] ?? ""} ${level === top ? "font-medium" : "text-soft"}`}
                onClick={() => onGoTo(id)}
              >
                {text || "(no text)"}
              </button>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}

const indents = ["ps-8", "ps-12", "ps-16", "ps-20", "ps-24", "ps-28"];
