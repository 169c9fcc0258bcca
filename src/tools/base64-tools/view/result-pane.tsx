import { useState, type ReactNode } from "react";
import { sizeWords } from "#domain/bytes.ts";
import { toHex } from "#domain/hex.ts";
import { liveBytes, maxTextBytes } from "#domain/limits.ts";
import { counted } from "#domain/wording.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { DownloadButton } from "#ui/text/download-button.tsx";
import { PaneNotice } from "#ui/text/pane-notice.tsx";
import { Pane } from "#ui/text/pane.tsx";
import { Scroller } from "#ui/scroller.tsx";
import { SendButton } from "#ui/send-button.tsx";
import type { SentFrom } from "#ui/send.ts";
import { Segmented } from "#ui/segmented.tsx";
import { TextField } from "#ui/text/text-field.tsx";
import { Picture } from "./file-pane.tsx";
import { fileNameFor, hexDump, viewsOf, type Made, type View } from "../logic.ts";

interface Props {
  made: Made | null;
  /** Of the file that it was made from. */
  sourceName: string | undefined;
  /** The operation that does the same; none where only the page can. */
  step: SentFrom | undefined;
  notice: ReactNode;
  /** While there is no result: an empty state, or what is wrong. */
  children: ReactNode;
}

const viewNames = { text: "Text", picture: "Preview", hex: "Hex" } as const;

/** What came out: Base64, text, a picture, or bytes as hex. */
export function ResultPane({ made, sourceName, step, notice, children }: Props) {
  const [wanted, setWanted] = useState<View | null>(null);
  const opened = made?.is === "opened" ? made : null;
  const views = opened === null ? [] : viewsOf(opened);
  const view = views.find((one) => one === wanted) ?? views[0] ?? "text";
  const isCut =
    view === "hex"
      ? opened !== null && opened.start.length < opened.sizeBytes
      : made?.whole === false;
  return (
    <Pane
      output
      label="Result"
      views={
        views.length > 1 && (
          <Segmented
            label="Show as"
            hideLabel
            size="small"
            options={views.map((one) => [one, viewNames[one]] as const)}
            value={view}
            onChange={setWanted}
          />
        )
      }
      actions={made && <Actions made={made} view={view} sourceName={sourceName} step={step} />}
      notice={
        made && (
          <>
            {notice}
            {isCut && view !== "picture" && <PaneNotice>{cutWords(made, view)}</PaneNotice>}
          </>
        )
      }
      status={made === null ? false : statusOf(made, view)}
    >
      {made === null ? (
        children
      ) : opened && view === "picture" ? (
        <div className="flex h-full items-center justify-center overflow-hidden p-4">
          <Picture blob={opened.content} alt={`The decoded ${opened.kind?.name ?? "picture"}`} />
        </div>
      ) : opened && view === "hex" ? (
        <Scroller
          aria-label="Bytes"
          translate="no"
          className="h-full overflow-auto p-3 font-mono text-xs whitespace-pre"
        >
          {hexDump(opened.start)}
        </Scroller>
      ) : (
        <TextField readOnly label="Result" text={made.head} />
      )}
    </Pane>
  );
}

interface ActionsProps extends Pick<Props, "sourceName" | "step"> {
  made: Made;
  view: View;
}

function Actions({ made, view, sourceName, step }: ActionsProps) {
  const all = made.is === "opened" ? made.content : (made.all ?? new Blob([made.head]));
  const isHex = made.is === "opened" && (view === "hex" || !made.isText);
  const isOutOfReach = !isHex && !made.whole && made.all === null;
  const isTooLong = all.size > (isHex ? liveBytes : maxTextBytes);
  const readText = async () =>
    isHex ? toHex(new Uint8Array(await all.arrayBuffer())) : (made.all?.text() ?? made.head);
  return (
    <>
      <CopyButton
        what="result"
        label={isHex ? "Copy hex" : made.whole ? "Copy" : "Copy all"}
        disabled={isTooLong || isOutOfReach}
        text={isHex || !made.whole ? readText : made.head}
      />
      <SendButton
        what="result"
        made={step}
        disabled={isOutOfReach}
        read={async () => (made.is === "encoded" || made.isText ? (made.all ?? made.head) : all)}
      />
      <DownloadButton
        what="result"
        fileName={fileNameFor(made, sourceName)}
        read={async () => all}
      />
    </>
  );
}

function cutWords(made: Made, view: View): string {
  if (view === "hex")
    return `Showing the first 16 KiB of ${sizeWords(made.sizeBytes)}. Download gives all bytes.`;
  const size = sizeWords(made.bytes);
  return made.bytes > maxTextBytes || made.all === null
    ? `Showing the beginning. Download gives the whole ${size}.`
    : `Showing the beginning. Copy all and Download give the whole ${size}.`;
}

function statusOf(made: Made, view: View): string {
  if (made.is === "encoded") return `${counted(made.lines, "line")} · ${sizeWords(made.bytes)}`;
  const what = view === "text" && made.whole ? `${counted(made.lines, "line")} · ` : "";
  return `${what}${sizeWords(made.sizeBytes)}`;
}
