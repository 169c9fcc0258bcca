import { PaneNotice } from "#ui/text/pane-notice.tsx";
import type { Mode } from "../logic.ts";

/** What came out, or went in, has escapes of its own. */
export const Twice = ({ mode, onAgain }: { mode: Mode; onAgain: (() => void) | null }) => (
  <PaneNotice tone="warn">
    {mode === "encode" ? (
      "The text had escapes like %20 already. They were encoded again; “Keep %XX” leaves them alone."
    ) : (
      <>
        It still has escapes, so it was encoded twice or more.{" "}
        {onAgain && (
          <button type="button" className="min-h-6 underline" onClick={onAgain}>
            Decode again
          </button>
        )}
      </>
    )}
  </PaneNotice>
);
