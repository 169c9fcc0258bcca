import { counted } from "#domain/wording.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { DownloadButton } from "#ui/text/download-button.tsx";
import { Pane } from "#ui/text/pane.tsx";
import { SendButton } from "#ui/send-button.tsx";
import { Scroller } from "#ui/scroller.tsx";
import { ValueList } from "#ui/value-list.tsx";
import { fileName, writeId, writeList, type Options } from "../logic.ts";

interface Props {
  options: Options;
  ids: readonly string[];
  /** Shown while there are none. */
  empty?: string;
}

const nouns: Partial<Record<Options["kind"], string>> = { ulid: "ULID", nanoid: "NanoID" };

/** What was made, as the visitor wants it written. */
export function ResultPane({ options, ids, empty = "" }: Props) {
  const { kind, list } = options;
  const noun = nouns[kind] ?? "UUID";
  const written = ids.map((id) => writeId(id, kind, options));
  const text = writeList(written, list);
  const isNone = ids.length === 0;
  const what = ids.length === 1 ? noun : `${noun}s`;
  return (
    <Pane
      fit
      output
      label={what}
      actions={
        <>
          <CopyButton
            text={text}
            label={ids.length > 1 ? "Copy all" : "Copy"}
            what={what}
            disabled={isNone}
          />
          <SendButton what={what} disabled={isNone} read={async () => text} />
          <DownloadButton
            fileName={fileName(kind, list)}
            what={what}
            disabled={isNone}
            read={async () => new Blob([text, "\n"], { type: "text/plain" })}
          />
        </>
      }
      status={
        !isNone && (
          <span role="status">
            {counted(ids.length, noun)}
            <span className="sr-only">, the first is {written[0]}</span>
          </span>
        )
      }
    >
      {isNone ? (
        <p className="p-4 text-sm text-soft">{empty}</p>
      ) : list === "lines" ? (
        <ValueList what={noun} values={written} />
      ) : (
        <Scroller
          aria-label={`All as ${list.toUpperCase()}`}
          className="p-4 font-mono text-sm whitespace-pre-wrap wrap-anywhere"
        >
          {text}
        </Scroller>
      )}
    </Pane>
  );
}
