import { sizeWords } from "#domain/bytes.ts";
import type { TextSource } from "#domain/text-source.ts";
import { counted } from "#domain/wording.ts";
import { languageOf, type Beautified } from "../logic.ts";

interface Props {
  made: Beautified;
  isGuessed: boolean;
  source: TextSource;
}

/** What came out: the language, and what was saved or how long it is. */
export function Summary({ made, isGuessed, source }: Props) {
  const saved = bytesOf(source) - made.bytes;
  return (
    <>
      {languageOf(made.language).name}
      <span className="font-normal text-soft">
        {isGuessed && " (detected)"}
        {made.readAs !== undefined && ` · Read as ${made.readAs}`}
        {made.isMinified
          ? ` · ${sizeWords(made.bytes)}${saved > 0 ? `, ${sizeWords(saved)} less` : ""}`
          : ` · ${made.isSame ? "already laid out" : counted(made.lines, "line")}`}
      </span>
    </>
  );
}

const bytesOf = (source: TextSource): number =>
  source.kind === "large" ? source.blob.size : new TextEncoder().encode(source.text).length;
