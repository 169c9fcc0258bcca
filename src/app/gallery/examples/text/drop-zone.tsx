import { useState } from "react";
import { counted } from "#domain/wording.ts";
import { DropZone } from "#ui/text/drop-zone.tsx";
import { Stack } from "../../arrange.tsx";

export default function DropZoneExample() {
  const [words, setWords] = useState("Drop a file here, or click and paste one.");
  return (
    <Stack>
      <DropZone
        onFile={({ name }, all) => setWords(`${name}, of ${counted(all.length, "file")}`)}
        onPasteText={(text) => {
          setWords(`Text: ${text}`);
          return true;
        }}
      >
        <button
          type="button"
          className="flex h-36 w-full items-center justify-center rounded-lg border border-edge bg-raised px-4 text-soft"
        >
          {words}
        </button>
      </DropZone>
    </Stack>
  );
}
