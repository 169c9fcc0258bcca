import CircleCheck from "lucide-react/icons/circle-check";
import type { ReactNode } from "react";
import { CopyButton } from "#ui/copy-button.tsx";
import { DownloadButton } from "#ui/text/download-button.tsx";
import { SendButton } from "#ui/send-button.tsx";
import { Pane } from "#ui/text/pane.tsx";
import { algorithmOf, writeDigest, type AlgorithmId, type Format } from "../logic.ts";
import type { Digests } from "../logic/digests.ts";

interface Props {
  label: string; // "Digests"
  ids: readonly AlgorithmId[];
  /** What was made so far; `null` while there is nothing. */
  digests: Digests | null;
  format: Format;
  /** Those that are the expected ones. */
  matched: readonly AlgorithmId[];
  /** All of them as text, to take away. */
  list: string;
  fileName: string;
  status: ReactNode;
  notice?: ReactNode;
  /** In place of the digests: an empty state, an error. */
  children?: ReactNode;
}

/** All digests at once, each with its copy button. */
export function DigestsPane(props: Props) {
  const { label, ids, digests, format, matched, list } = props;
  const isNone = list === "";
  return (
    <Pane
      output
      fit="whole"
      label={label}
      notice={props.notice}
      status={props.status}
      actions={
        <>
          <CopyButton label="Copy all" what={label} text={list} disabled={isNone} />
          <SendButton what={label} disabled={isNone} read={async () => list} />
          <DownloadButton
            fileName={props.fileName}
            what={label}
            disabled={isNone}
            read={async () => new Blob([list], { type: "text/plain" })}
          />
        </>
      }
    >
      {props.children ?? (
        <ul>
          {ids.map((id) => (
            <Row
              key={id}
              id={id}
              digest={digests?.[id]}
              format={format}
              isMatch={matched.includes(id)}
            />
          ))}
        </ul>
      )}
    </Pane>
  );
}

interface RowProps {
  id: AlgorithmId;
  digest: Uint8Array | null | undefined; // null: cannot be made, undefined: not made yet
  format: Format;
  isMatch: boolean;
}

function Row({ id, digest, format, isMatch }: RowProps) {
  const { name, isWeak } = algorithmOf(id);
  const text = digest ? writeDigest(digest, format) : "";
  return (
    <li
      className={`flex min-h-11 items-center gap-2 border-line py-1 ps-3 pe-1 not-last:border-b ${isMatch ? "bg-good-tint" : ""}`}
    >
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 text-xs">
          <span className="font-semibold">{name}</span>
          {isWeak && <span className="text-soft">not for security</span>}
          {isMatch && (
            <span className="inline-flex items-center gap-1 font-semibold text-good">
              <CircleCheck aria-hidden className="size-3.5" />
              matches
            </span>
          )}
        </p>
        {digest === null ? (
          <p className="text-xs text-warn">
            This browser cannot make it here: WebAssembly is switched off.
          </p>
        ) : (
          <p translate="no" className="font-mono text-xs wrap-anywhere 2xl:text-sm">
            {text || "…"}
          </p>
        )}
      </div>
      <span className="shrink-0 pointer-coarse:[&_button]:min-h-11 pointer-coarse:[&_button]:min-w-11">
        <CopyButton iconOnly text={text} what={name} disabled={text === ""} />
      </span>
    </li>
  );
}
