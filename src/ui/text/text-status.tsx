import type { Encoding } from "#domain/encoding.ts";
import { amountWords, nameWords, type TextSource } from "#domain/text-source.ts";
import { EncodingChoice } from "./encoding-choice.tsx";

interface Props {
  label: string; // of the text: "original"
  source: TextSource;
  /** Instead of characters and lines. */
  amount: string | undefined;
  onReread: (file: Blob, encoding: Encoding) => void;
}

/** The line under a text: how much it is, which file it came from, and how that was read. */
export function TextStatus({ label, source, amount = amountWords(source), onReread }: Props) {
  const { reading } = source;
  const text = source.kind === "large" ? source.head : source.text;
  return (
    <>
      <span className="whitespace-nowrap">{amount}</span>
      <span className="min-w-0 truncate empty:hidden">{nameWords(source)}</span>
      {reading !== undefined && (
        <EncodingChoice
          label={label}
          reading={reading}
          hasMark={text.startsWith("\uFEFF")}
          onChange={(encoding) => onReread(reading.file, encoding)}
        />
      )}
    </>
  );
}
