import type { Encoding, FileReading } from "#domain/encoding.ts";

interface Props {
  label: string; // of the text: "original"
  reading: FileReading;
  hasMark: boolean; // the text begins with a byte order mark
  onChange: (encoding: Encoding) => void;
}

/** In which encoding a file was read; another can be tried. */
export function EncodingChoice({ label, reading, hasMark, onChange }: Props) {
  return (
    <select
      aria-label={`Encoding of ${label}`}
      value={reading.encoding}
      onChange={(event) => onChange(event.currentTarget.value as Encoding)}
      className="ms-auto min-h-6 max-w-30 rounded sm:max-w-48 border border-edge bg-raised px-1 text-xs text-ink"
    >
      {reading.choices.map(([encoding, name]) => (
        <option key={encoding} value={encoding}>
          {encoding === "utf-8" && hasMark ? `${name} with BOM` : name}
        </option>
      ))}
    </select>
  );
}
