import { useState } from "react";
import { OpenFile } from "#ui/text/open-file.tsx";
import { Row } from "../../arrange.tsx";

export default function OpenFileExample() {
  const [names, setNames] = useState("");
  const show = (_first: File, all: readonly File[]) =>
    setNames(all.map(({ name }) => name).join(", "));
  return (
    <Row>
      <OpenFile accept=".json,.txt" onFile={show} />
      <OpenFile multiple onFile={show} />
      <span className="text-sm text-soft">{names}</span>
    </Row>
  );
}
