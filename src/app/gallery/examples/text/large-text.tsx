import { useRef } from "react";
import { headOf, type LargeText, type TextPlace } from "#domain/text-source.ts";
import { Button } from "#ui/button.tsx";
import { LargeTextView } from "#ui/text/large-text.tsx";
import { Stack } from "../../arrange.tsx";

const text = Array.from({ length: 40_000 }, (_, index) => `${index + 1};order;paid`).join("\n");
const source: LargeText = { kind: "large", blob: new Blob([text]), head: headOf(text) };
const place: TextPlace = { line: 30_000, column: 1, byteOffset: text.indexOf("30000;") };

export default function LargeTextExample() {
  const view = useRef<{ goTo: (place: TextPlace) => void }>(null);
  return (
    <Stack>
      <div className="h-52 overflow-hidden rounded-lg border border-line">
        <LargeTextView ref={view} label="Orders" source={source} />
      </div>
      <Button className="self-start" onClick={() => view.current?.goTo(place)}>
        Go to line 30,000
      </Button>
    </Stack>
  );
}
