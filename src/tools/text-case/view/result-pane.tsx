import { CopyButton } from "#ui/copy-button.tsx";
import { SendButton } from "#ui/send-button.tsx";
import { DownloadButton } from "#ui/text/download-button.tsx";
import { Pane } from "#ui/text/pane.tsx";
import { cases, convert, type CaseId, type Options } from "../logic.ts";

interface Props {
  head: string; // what is shown of the text
  whole: string | null; // all of it, unless it is long
  options: Options;
  /** All of a long text in a case; `null` when that failed. */
  readLong: (id: CaseId) => Promise<Blob | null>;
}

/** The text in every case at once, each to be copied. */
export const ResultPane = ({ head, whole, options, readLong }: Props) => (
  <Pane output fit="whole" label="Results">
    <ul>
      {cases.map(({ id, name }) => (
        <li
          key={id}
          className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 border-line py-1.5 ps-3 pe-1 not-last:border-b sm:grid-cols-[8.5rem_minmax(0,1fr)_auto]"
        >
          <h3 className="text-sm text-soft">{name}</h3>
          <p className="line-clamp-3 font-mono text-sm wrap-anywhere whitespace-pre-wrap max-sm:row-start-2">
            {convert(head, id, options)}
          </p>
          <span className="flex max-sm:row-span-2 pointer-coarse:[&_button]:min-h-11 pointer-coarse:[&_button]:min-w-11">
            <CopyButton
              iconOnly
              what={name}
              disabled={head === ""}
              text={
                whole === null
                  ? async () => (await readLong(id))?.text() ?? null
                  : () => convert(whole, id, options)
              }
            />
            <SendButton
              iconOnly
              what={name}
              disabled={head === ""}
              read={async () => (whole === null ? readLong(id) : convert(whole, id, options))}
              made={
                whole === null
                  ? undefined
                  : { id: "text.case", options: { to: id, ...options }, source: whole }
              }
            />
            {whole === null && (
              <DownloadButton what={name} fileName={`${id}.txt`} read={() => readLong(id)} />
            )}
          </span>
        </li>
      ))}
    </ul>
  </Pane>
);
