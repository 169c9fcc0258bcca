import Eraser from "lucide-react/icons/eraser";
import { takeFile } from "#browser/files.ts";
import { sizeWords } from "#domain/bytes.ts";
import { PaneAction } from "#ui/text/pane-action.tsx";
import { Pane } from "#ui/text/pane.tsx";
import { TextPane } from "#ui/text/text-pane.tsx";
import type { Value } from "../operations/jobs.ts";

interface Props {
  value: Value;
  sample: string;
  onChange: (value: Value) => void;
}

/** What a recipe works on: a text to edit, or a file as it is. */
export function InputPane({ value, sample, onChange }: Props) {
  if (typeof value !== "string") return <BytesPane value={value} onClear={() => onChange("")} />;
  const open = async (file: File) => {
    const read = await takeFile(file);
    onChange(read.ok && read.value.kind === "small" ? read.value.text : file);
  };
  return (
    <TextPane
      label="Input"
      placeholder="Type or paste text here, or drop a file"
      source={{ kind: "small", text: value }}
      onChange={(next) => onChange(next.kind === "small" ? next.text : next.blob)}
      onFiles={([file]) => file && void open(file)}
      {...(sample === "" ? {} : { sample })}
    />
  );
}

function BytesPane({ value, onClear }: { value: Blob; onClear: () => void }) {
  const name = value instanceof File && value.name !== "" ? value.name : "Bytes";
  return (
    <Pane
      label="Input"
      actions={
        <PaneAction
          icon={<Eraser aria-hidden className="size-4" />}
          label="Clear"
          what="input"
          onClick={onClear}
        />
      }
      status={sizeWords(value.size)}
    >
      <p className="p-4 text-sm wrap-anywhere">
        <b className="font-medium">{name}</b>
        <span className="text-soft">: worked on as it is, in your browser.</span>
      </p>
    </Pane>
  );
}
