import { Pane } from "#ui/text/pane.tsx";
import { PaneCanceled, PaneEmpty } from "#ui/text/pane-empty.tsx";
import { Panes } from "#ui/text/panes.tsx";

export default function PaneEmptyExample() {
  return (
    <Panes>
      <Pane output short label="Nothing yet">
        <PaneEmpty title="Your text, encoded" onSample={() => {}}>
          Every character that may not stand in a URL is written as %XX.
        </PaneEmpty>
      </Pane>
      <Pane output short label="Canceled">
        <PaneCanceled onRetry={() => {}} />
      </Pane>
    </Panes>
  );
}
