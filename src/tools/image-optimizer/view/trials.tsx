import { PaneNotice } from "#ui/text/pane-notice.tsx";
import { trialsWords } from "../logic.ts";
import type { Trial } from "../logic/encode/best-format.ts";

interface Props {
  trials: readonly Trial[];
  leftOut: readonly string[];
}

/** The format that was taken, and those that were not. */
export default function Trials({ trials, leftOut }: Props) {
  const { chosen, others } = trialsWords(trials);
  return (
    <PaneNotice>
      <p>{chosen}</p>
      <ul aria-label="Other formats" className="figures flex flex-wrap gap-x-4 font-normal">
        {others.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {leftOut.length > 0 && <p>{leftOut.join(" ")}</p>}
    </PaneNotice>
  );
}
