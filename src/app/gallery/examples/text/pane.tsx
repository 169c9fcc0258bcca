import { CopyButton } from "#ui/copy-button.tsx";
import { Pane } from "#ui/text/pane.tsx";
import { PaneNotice } from "#ui/text/pane-notice.tsx";
import { Columns } from "../../arrange.tsx";

const content = <p className="p-3 font-mono text-sm">Köln am Rhein</p>;

export default function PaneExample() {
  return (
    <Columns>
      <Pane label="Short" short status="13 characters · 1 line">
        {content}
      </Pane>
      <Pane
        label="Short output"
        output
        short
        actions={<CopyButton text="Köln am Rhein" what="output" />}
        notice={<PaneNotice>Something to know.</PaneNotice>}
        status="14 bytes"
      >
        {content}
      </Pane>
      <Pane label="Lowest" short="lowest">
        {content}
      </Pane>
      <Pane label="As high as its content" fit>
        {content}
      </Pane>
    </Columns>
  );
}
