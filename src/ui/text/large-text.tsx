import { useEffect, useImperativeHandle, useRef, useState, type Ref } from "react";
import type { TextPiece } from "#browser/file-texts.ts";
import { readAround } from "#browser/files.ts";
import { sizeWords } from "#domain/bytes.ts";
import type { LargeText, TextPlace } from "#domain/text-source.ts";
import type { Language } from "./editor/text-surface.ts";
import { PaneNotice } from "./pane-notice.tsx";
import { TextField, type FieldActions } from "./text-field.tsx";

interface Props {
  label: string;
  source: LargeText;
  language?: Language | undefined;
  ref?: Ref<{ goTo: (place: TextPlace) => void }>;
}

/** Text that is too long to edit: its beginning, or the surroundings of a place in it. */
export function LargeTextView({ label, source, language, ref }: Props) {
  const [jump, setJump] = useState<(TextPiece & { blob: Blob; line: number }) | null>(null);
  // Another text begins at its beginning.
  const piece = jump?.blob === source.blob ? jump : null;
  const field = useRef<FieldActions>(null);

  useImperativeHandle(ref, () => ({
    async goTo(place) {
      const read = await readAround(source, place);
      if (read.ok) setJump({ ...read.value, blob: source.blob, line: place.line });
    },
  }));
  useEffect(() => {
    if (piece) field.current?.goTo(piece.place);
  }, [piece]);

  const size = sizeWords(source.blob.size);
  return (
    <div className="flex h-full flex-col">
      <PaneNotice>
        {piece === null
          ? `Showing the beginning of ${size}: too much to edit here.`
          : `Showing the surroundings of line ${piece.line.toLocaleString("en-US")} of ${size}.`}
        {piece !== null && (
          <button type="button" className="ms-2 min-h-6 underline" onClick={() => setJump(null)}>
            Back to the beginning
          </button>
        )}
      </PaneNotice>
      <div className="min-h-0 flex-1">
        <TextField
          ref={field}
          readOnly
          label={label}
          text={piece?.text ?? source.head}
          firstLine={piece?.firstLine ?? 1}
          mark={piece?.place ?? null}
          // Without the beginning of a line one cannot tell what is inside quotes.
          language={piece?.startsInLine ? undefined : language}
        />
      </div>
    </div>
  );
}
