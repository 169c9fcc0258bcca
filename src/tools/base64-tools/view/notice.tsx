import { PaneNotice } from "#ui/text/pane-notice.tsx";
import type { Made } from "../logic.ts";

/** What the visitor should know of a result. */
export function Notice({ made, onDecode }: { made: Made; onDecode: () => void }) {
  if (made.is === "encoded") {
    if (!made.isEncodedAlready) return null;
    return (
      <PaneNotice tone="warn">
        This text looks like Base64 already, and was encoded again.{" "}
        <button type="button" className="min-h-6 underline" onClick={onDecode}>
          Decode it instead
        </button>
      </PaneNotice>
    );
  }
  const lines = [
    ...(made.mime === null ? [] : [`The data URI says: ${made.mime}`]),
    ...(made.isText || made.kind !== null
      ? []
      : ["These bytes are not text, so they are shown as hex. Download gives them as a file."]),
    ...made.notes,
  ];
  if (lines.length === 0) return null;
  return (
    <PaneNotice tone={made.notes.length > 0 ? "warn" : "neutral"}>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </PaneNotice>
  );
}
