/** JSON as it is written: every digit, escape and double key stays as it is in the token. */

/** A string, a mark, or a number or word. White space between them is left out. */
const pieces = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** Deeper than this, lines would be mostly spaces. */
const deepest = 64;

/** JSON laid out with two spaces. It must be valid; what is nested too deeply stays as it is. */
export function layOut(json: string): string {
  let depth = 0;
  let laidOut = "";
  let last = "";
  for (const [piece] of json.matchAll(pieces)) {
    const closes = piece === "}" || piece === "]";
    const opens = last === "{" || last === "[";
    if (closes) depth -= 1;
    if ((opens || closes || last === ",") && !(opens && closes))
      laidOut += `\n${"  ".repeat(depth)}`;
    if (piece === "{" || piece === "[") depth += 1;
    if (depth > deepest) return json;
    laidOut += piece === ":" ? ": " : piece;
    last = piece;
  }
  return laidOut;
}

/** A member of an object, as written. */
export interface Member {
  name: string;
  raw: string; // its value: `9007199254740993`, `"a\u00e9"`
}

/** The members of an object, double ones too. What is not an object has none. */
export function membersOf(json: string): Member[] {
  const members: Member[] = [];
  let depth = 0;
  let name: string | null = null;
  let from = 0;
  for (const { 0: piece, index } of json.matchAll(pieces)) {
    if (depth === 0 && piece !== "{") return [];
    if (depth === 1 && (piece === "," || piece === "}") && name !== null) {
      members.push({ name, raw: json.slice(from, index).trim() });
      name = null;
    } else if (depth === 1 && piece === ":") from = index + 1;
    else if (depth === 1 && name === null && piece.startsWith('"'))
      name = JSON.parse(piece) as string;
    if (piece === "{" || piece === "[") depth += 1;
    if (piece === "}" || piece === "]") depth -= 1;
  }
  return members;
}

export type PieceKind = "key" | "string" | "number" | "word" | "mark";

/** Laid-out JSON cut into what is drawn in one color. Together they are the text. */
export function colorPieces(json: string): { text: string; kind: PieceKind }[] {
  const colored: { text: string; kind: PieceKind }[] = [];
  let end = 0;
  for (const { 0: piece, index } of json.matchAll(pieces)) {
    if (index > end) colored.push({ text: json.slice(end, index), kind: "mark" });
    end = index + piece.length;
    colored.push({ text: piece, kind: kindOf(piece, json[end]) });
  }
  if (end < json.length) colored.push({ text: json.slice(end), kind: "mark" });
  return colored;
}

function kindOf(piece: string, next: string | undefined): PieceKind {
  if (piece.startsWith('"')) return next === ":" ? "key" : "string";
  if (/^[-\d]/.test(piece)) return "number";
  return /^[a-z]/.test(piece) ? "word" : "mark";
}
