import type { ReactNode } from "react";
import { sizeWords } from "#domain/bytes.ts";
import { type ShownText } from "#domain/text-source.ts";
import { counted } from "#domain/wording.ts";
import { SendButton } from "../send-button.tsx";
import type { SentFrom } from "../send.ts";
import { CopyButton } from "../copy-button.tsx";
import { DownloadButton } from "./download-button.tsx";
import type { Language } from "./editor/text-surface.ts";
import { PaneNotice } from "./pane-notice.tsx";
import { Pane } from "./pane.tsx";
import { TextField } from "./text-field.tsx";

interface Props {
  label: string; // "Output"
  /** What there is to show and take away; `null` while there is nothing. */
  result: ShownText | null;
  /** All of the result, when what is shown is only its head. `null` when that failed. */
  readAll: () => Promise<Blob | null>;
  fileName: string;
  /** The operation that made it, where there is one: a chain begins with it. */
  made?: SentFrom | undefined;
  language?: Language;
  views?: ReactNode;
  notice?: ReactNode;
  /** In place of the text: an empty state, an error, another view of the result. */
  children?: ReactNode;
}

/** What a tool made: read-only, with Copy and Download of all of it. */
export function OutputPane(props: Props) {
  const { label, result, fileName, language } = props;
  const what = label.toLowerCase();
  const readWhole = async () =>
    result?.whole === true ? new Blob([result.head], { type: "text/plain" }) : props.readAll();
  return (
    <Pane
      output
      label={label}
      views={props.views}
      actions={
        <>
          <CopyButton
            what={what}
            label={result?.whole === false ? "Copy all" : "Copy"}
            disabled={result === null}
            text={
              result === null || result.whole
                ? (result?.head ?? "")
                : async () => (await props.readAll())?.text() ?? null
            }
          />
          <SendButton
            what={what}
            disabled={result === null}
            made={props.made}
            read={async () => (result?.whole === false ? props.readAll() : (result?.head ?? null))}
          />
          <DownloadButton
            what={what}
            fileName={fileName}
            read={readWhole}
            disabled={result === null}
          />
        </>
      }
      notice={
        <>
          {props.notice}
          {result?.whole === false && props.children === undefined && (
            <PaneNotice>
              Showing the beginning. Copy all and Download give the whole {sizeWords(result.bytes)}.
            </PaneNotice>
          )}
        </>
      }
      status={result !== null && `${counted(result.lines, "line")} · ${sizeWords(result.bytes)}`}
    >
      {props.children ??
        (result !== null && (
          <TextField readOnly label={label} text={result.head} language={language} />
        ))}
    </Pane>
  );
}
