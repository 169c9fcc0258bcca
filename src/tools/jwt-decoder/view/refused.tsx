import { workerMessages } from "#browser/worker.ts";
import type { Failure } from "#domain/result.ts";
import { PaneCanceled } from "#ui/text/pane-empty.tsx";
import { PaneProblem } from "#ui/text/pane-problem.tsx";
import type { Problem } from "../logic.ts";
import { JsonText } from "./json-text.tsx";

/** Of a part that is not JSON. */
const excerptChars = 2000;

/** Why it is no token, and what could be read of it all the same. */
export function Refused({ failure, onRetry }: { failure: Failure<Problem>; onRetry: () => void }) {
  const { message, detail } = failure;
  if (message === workerMessages.canceled) return <PaneCanceled onRetry={onRetry} />;
  const reason = (
    <>
      <p>{detail?.reason}</p>
      {detail?.text !== undefined && <JsonText json={detail.text.slice(0, excerptChars)} />}
    </>
  );
  return (
    <div className="p-4">
      <PaneProblem
        message={message}
        problem={detail === undefined ? null : { place: null, reason }}
        onGoTo={() => undefined}
        onRetry={onRetry}
      />
    </div>
  );
}
