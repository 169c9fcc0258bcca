import { Pane } from "#ui/text/pane.tsx";
import { Panes } from "#ui/text/panes.tsx";

export default function PanesExample() {
  return (
    <Panes>
      <Pane label="Input" short="lowest">
        <p className="p-3">What goes in.</p>
      </Pane>
      <Pane label="Output" short="lowest" output>
        <p className="p-3">What comes out.</p>
      </Pane>
    </Panes>
  );
}
