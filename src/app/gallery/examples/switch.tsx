import { useState } from "react";
import { Switch } from "#ui/switch.tsx";
import { Row } from "../arrange.tsx";

export default function SwitchExample() {
  const [isSorted, setIsSorted] = useState(true);
  const [isEscaped, setIsEscaped] = useState(false);
  return (
    <Row>
      <Switch label="Sort keys" checked={isSorted} onChange={setIsSorted} />
      <Switch label="Escape non-ASCII" checked={isEscaped} onChange={setIsEscaped} />
    </Row>
  );
}
