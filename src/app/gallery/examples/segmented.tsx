import { useState } from "react";
import { Segmented } from "#ui/segmented.tsx";
import { Row } from "../arrange.tsx";

const modes = [
  ["encode", "Encode"],
  ["decode", "Decode"],
  ["parts", "Take apart"],
] as const;

export default function SegmentedExample() {
  const [mode, setMode] = useState<(typeof modes)[number][0]>("encode");
  const choice = { options: modes, value: mode, onChange: setMode };
  return (
    <Row>
      <Segmented label="Mode" {...choice} />
      <Segmented label="Mode, small" hideLabel size="small" {...choice} />
      <Segmented label="Mode, large" hideLabel size="large" {...choice} />
    </Row>
  );
}
