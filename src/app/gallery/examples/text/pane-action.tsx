import Eraser from "lucide-react/icons/eraser";
import { PaneAction } from "#ui/text/pane-action.tsx";
import { Row } from "../../arrange.tsx";

const eraser = <Eraser aria-hidden className="size-4" />;

export default function PaneActionExample() {
  return (
    <Row>
      <PaneAction icon={eraser} label="Clear" what="input" />
      <PaneAction icon={eraser} label="Clear" what="input" disabled />
    </Row>
  );
}
