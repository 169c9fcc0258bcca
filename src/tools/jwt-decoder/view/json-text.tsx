import { colorPieces, type PieceKind } from "../logic.ts";

const colors: Record<PieceKind, string> = {
  key: "text-code-key",
  string: "text-code-string",
  number: "text-code-number",
  word: "text-code-word",
  mark: "",
};

/** More than this is not colored: each piece is an element. */
const coloredChars = 20_000;
/** More than this is not shown: it is there to be copied. */
const shownChars = 50_000;

/** JSON to read. */
export function JsonText({ json }: { json: string }) {
  const pieces = json.length <= coloredChars ? colorPieces(json) : null;
  return (
    <pre
      translate="no"
      className="p-3 font-mono text-sm leading-6 wrap-anywhere whitespace-pre-wrap"
    >
      {pieces?.map(({ text, kind }, index) => (
        // A piece is its place: the same text comes many times.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} className={colors[kind]}>
          {text}
        </span>
      )) ?? json.slice(0, shownChars)}
      {json.length > shownChars && "\n… This is the beginning. Copy gives all of it."}
    </pre>
  );
}
