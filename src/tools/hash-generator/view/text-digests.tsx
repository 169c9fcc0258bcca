import { counted } from "#domain/wording.ts";
import { PaneEmpty } from "#ui/text/pane-empty.tsx";
import { PaneNotice } from "#ui/text/pane-notice.tsx";
import { Progress } from "#ui/progress.tsx";
import { DigestsPane } from "./digests-pane.tsx";
import { messages, writeLines, type AlgorithmId, type Format, type Making } from "../logic.ts";
import { TextResult } from "./text-result.tsx";
import type { Text } from "./use-text.ts";

/** In the place of a count. */
export const privacy = "Nothing leaves your browser";

/** What the panes of texts and of files have in common. */
export interface PaneProps {
  making: Making;
  format: Format;
  /** The digests that are the expected ones. */
  matched: readonly AlgorithmId[];
  isKeyMissing: boolean;
}

interface Props extends PaneProps {
  text: Text;
  onEmptyFile: () => void;
}

/** The digests of the typed text. */
export function TextDigestsPane({ making, format, matched, isKeyMissing, ...rest }: Props) {
  const { text } = rest;
  const found = text.outcome?.ok ? text.outcome.value : null;
  const isShown = found !== null || (!text.blank && text.outcome === null);
  const size = found && counted(found.sizeBytes, "byte");
  const status = (
    <>
      <span>{size ? `${size}${text.isStale ? " · not up to date" : ""}` : privacy}</span>
      {text.busy && !text.blank && (
        <div className="min-w-0 flex-1 py-1">
          <Progress label="Hashing" value={text.done} onCancel={text.cancel} />
        </div>
      )}
    </>
  );
  return (
    <DigestsPane
      label={making.key === null ? "Digests" : "HMACs"}
      ids={making.ids}
      digests={found?.digests ?? null}
      format={format}
      matched={matched}
      list={found === null ? "" : writeLines(found.digests, format)}
      fileName="digests.txt"
      status={status}
      notice={
        found?.hasLoneSurrogates && (
          <PaneNotice tone="warn">
            The text has half a character (a lone surrogate). It was hashed as U+FFFD.
          </PaneNotice>
        )
      }
    >
      {isKeyMissing ? (
        <KeyMissing hasKey={making.key !== null} />
      ) : isShown ? undefined : (
        <TextResult text={text} onEmptyFile={rest.onEmptyFile} />
      )}
    </DigestsPane>
  );
}

/** Why there is no HMAC. */
export const KeyMissing = ({ hasKey }: { hasKey: boolean }) => (
  <PaneEmpty title={hasKey ? messages.noHmac : messages.noKey}>
    An HMAC shows who made a message: only somebody with the key can make the same one. BLAKE3 and
    checksums have none.
  </PaneEmpty>
);
