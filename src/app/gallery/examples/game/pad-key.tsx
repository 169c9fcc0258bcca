import ArrowDown from "lucide-react/icons/arrow-down";
import { useState } from "react";
import { PadKey } from "#ui/game/pad-key.tsx";
import { Row } from "../../arrange.tsx";

export default function PadKeyExample() {
  const [isHeld, setIsHeld] = useState(false);
  const [presses, setPresses] = useState(0);
  const press = () => {
    setIsHeld(true);
    setPresses(presses + 1);
  };
  return (
    <Row>
      <PadKey name="Down" onPress={press} onRelease={() => setIsHeld(false)}>
        <ArrowDown aria-hidden className="size-5" />
      </PadKey>
      <span className="text-sm text-soft">
        Presses: {presses}
        {isHeld && ", held"}
      </span>
    </Row>
  );
}
