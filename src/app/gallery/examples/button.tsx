import Play from "lucide-react/icons/play";
import { Button } from "#ui/button.tsx";
import { Row } from "../arrange.tsx";

const play = <Play aria-hidden className="size-4" />;

export default function ButtonExample() {
  return (
    <Row>
      <Button look="primary">Format</Button>
      <Button>Minify</Button>
      <Button look="quiet">Clear</Button>
      <Button look="danger">Start over?</Button>
      <Button icon={play}>With icon</Button>
      <Button disabled>Disabled</Button>
      <Button look="primary" disabled>
        Disabled
      </Button>
      <Button size="small">Small</Button>
      <Button size="large">Large</Button>
    </Row>
  );
}
