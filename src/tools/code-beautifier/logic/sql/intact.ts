const word = /[\w\u0080-\uffff]/;
const sign = /[-+*/<>=~!@#%^&|?:$.]/;
const quote = /['"`]/;

/** A sign that may follow another one without being a part of it: `=-1`, `=@a`, `=:b`, `=?`, `=.5`. */
const operand = /^(?:[-+](?![-+=>|])|@@?\w|[:$#]\w|\?(?![|&])|\.\d)/;
/** What belongs to the text in quotes after it: `N'…'`, `r"…"`. */
const prefix = /(?:^|[^\w$])(?:[benqrux]|nq|br|rb)$/i;

/**
 * Laying out moves white space, and a dialect that does not know `||` would make `| |` of it. The
 * first piece that was torn apart or grown together, `null` when there is none.
 */
export function tornPiece(before: string, after: string): string | null {
  let at = nextOf(before, 0);
  let made = nextOf(after, 0);
  while (at < before.length && made < after.length) {
    if (before[at]?.toLowerCase() !== after[made]?.toLowerCase()) return pieceAt(before, at);
    const next = nextOf(before, at + 1);
    const nextMade = nextOf(after, made + 1);
    const hadSpace = next > at + 1;
    const hasSpace = nextMade > made + 1;
    if (next < before.length && hadSpace !== hasSpace) {
      const isTorn = hasSpace ? isOne(before, at) : wereTwo(before[at] ?? "", before[next] ?? "");
      if (isTorn) return pieceAt(before, at);
    }
    at = next;
    made = nextMade;
  }
  return at < before.length || made < after.length ? pieceAt(before, at) : null;
}

/** Whether what stands here and the character after it belong together. */
function isOne(text: string, at: number): boolean {
  const [first = "", second = ""] = [text[at], text[at + 1]];
  if (word.test(first) && word.test(second)) return true;
  if (word.test(first) && quote.test(second))
    return prefix.test(text.slice(Math.max(0, at - 3), at + 1));
  if (!sign.test(first)) return false;
  if (sign.test(second)) return first === second || !operand.test(text.slice(at + 1, at + 4));
  const isMark = /[@#$:?]/.test(first) && word.test(second);
  return isMark && !/[\w)\]"'`]/.test(text[at - 1] ?? "");
}

/** Whether two characters that had space between them mean something else without it. */
function wereTwo(first: string, second: string): boolean {
  if (word.test(first)) return word.test(second) || /[@#$?]/.test(second);
  if (quote.test(first)) return quote.test(second) || word.test(second);
  return sign.test(first) && sign.test(second) && first !== "." && second !== ".";
}

function nextOf(text: string, from: number): number {
  let at = from;
  while (at < text.length && /\s/.test(text[at] ?? "")) at += 1;
  return at;
}

/** What stands around a place without a space, for the message. */
function pieceAt(text: string, at: number): string {
  const before = sign.test(text[at] ?? "") ? text.slice(Math.max(0, at - 8), at) : "";
  const [start = ""] = /[^\s\w'"`,;()]*$/.exec(before) ?? [];
  const [end = ""] = /^\S[^\s\w'"`,;()]*/.exec(text.slice(at, at + 8)) ?? [];
  return start + end;
}
