import { HowToPlay } from "#ui/game/how-to-play.tsx";
import { Panel } from "#ui/panel.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { kinds, type Kind, type State } from "../logic.ts";

interface Props {
  state: State;
  wantedKind: Kind;
  onKind: (kind: Kind) => void;
}

const keys = [
  [["Tab"], "Leave the field"],
  [["Backspace"], "Correct"],
] as const;

/** What stands beside the passage. */
export function Panels({ state, wantedKind, onKind }: Props) {
  return (
    <>
      <HowToPlay keys={keys}>
        <p>Type the passage as it stands. It is complete with its last character.</p>
        <p>
          WPM counts five characters as a word. Accuracy is the share of characters that are right;
          mistakes that you corrected do not count against it.
        </p>
      </HowToPlay>
      <Panel title="Passages">
        <Segmented
          label="Passages"
          hideLabel
          size="large"
          options={Object.entries(kinds) as [Kind, string][]}
          value={wantedKind}
          onChange={onKind}
        />
        <p role="status" className="mt-2 text-sm font-medium empty:hidden">
          {wantedKind !== state.kind && "They come with the next test."}
        </p>
      </Panel>
    </>
  );
}
