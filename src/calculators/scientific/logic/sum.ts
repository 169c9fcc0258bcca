import { copyText, Decimal, numberText, zero } from "#domain/decimal.ts";
import type { Done, Saying } from "#domain/operation/operation.ts";
import { refusal } from "#domain/operation/refusal.ts";
import { fail, type Failure } from "#domain/result.ts";
import { placeAt } from "#domain/text-source.ts";
import { evaluate } from "./evaluate.ts";
import type { Angle } from "./functions.ts";
import { parse, type Node } from "./parser.ts";
import { readingNote } from "./work.ts";
import { readingOf } from "./reading.ts";

const partsOf = (node: Node): readonly Node[] => {
  switch (node.type) {
    case "minus":
    case "postfix":
    case "unary":
      return [node.of];
    case "binary":
      return [node.first, node.second];
    case "infix":
      return [node.left, node.right];
    default:
      return [];
  }
};

const some = (node: Node, test: (node: Node) => boolean): boolean =>
  test(node) || partsOf(node).some((part) => some(part, test));

const isRemembered = (node: Node): boolean =>
  node.type === "constant" && (node.name === "Ans" || node.name === "M");

/** What an expression comes to, with every digit that is known. Nothing was calculated before it. */
export function sumOf(text: string, angle: Angle): Done<string> | Failure {
  const node = parse(text);
  if (!node.ok) return refusal(fail(node.message, { place: placeAt(text, node.detail?.at ?? 0) }));
  if (some(node.value, isRemembered))
    return fail("There is no earlier result here: leave Ans and M out.");
  const { value, why } = evaluate(node.value, { angle, Ans: zero, M: zero });
  if (why !== "") return fail(why);
  const written = copyText(value);
  const reading = readingNote(text, readingOf(node.value));
  const isRounded = !new Decimal(written).eq(value);
  const notes = [
    ...(reading === "" ? [] : [`Read as ${reading}.`]),
    ...(isRounded ? ["Rounded: it has more digits than are shown."] : []),
  ];
  return { ok: true, value: written, notes };
}

/** Signs that also stand in dates, scores, ranges, ratios and versions: 24/7, 50-50, 2026-11-16. */
const maybeNoSum = [
  /^[\d.\s%-]+$/, // 50-50, 022-2345 6789, 1.2-1.4
  /^\d{1,4}(?:\/\d{1,4})+$/, // 24/7, 16/11/2026
  /^\d{1,4}(?:\s\/\s\d{1,4}){2}$/, // 16 / 11 / 2026
  /^\d+\s?[x×]\s?\d+$/i, // 1920x1080
  /^[+(]?[\d\s().-]*$/, // +91 98765-43210
];
/** A minus between spaces is a minus. */
const isMinus = /\d\)? [-−] \(?\d/;

/** Whether a text is written to be worked out: two numbers and a sign at least, and no date. */
function isSum(text: string, node: Node): boolean {
  const isWork = some(
    node,
    ({ type }) => type === "infix" || type === "unary" || type === "binary",
  );
  const hasNumber = some(node, ({ type }) => type === "number");
  // A name alone is a word of something else, and a colon parts hours and ratios: e-5, 16:9.
  const isOther = /:|(?<![a-z])(?:e|m|ans)(?![a-z])/i.test(text);
  if (!isWork || !hasNumber || isOther) return false;
  return isMinus.test(text) && !/^\d+(?: - \d+){2}$/.test(text)
    ? true
    : !maybeNoSum.some((form) => form.test(text));
}

/** What a text that looks like a sum comes to; nothing when it is rather something else. */
export function saysOf(text: string): readonly Saying[] {
  const typed = text.trim();
  const node = parse(typed);
  if (!node.ok || !isSum(typed, node.value)) return [];
  const { value, why } = evaluate(node.value, { angle: "deg", Ans: zero, M: zero });
  const reading = readingOf(node.value);
  return [
    {
      label: reading.length > 40 ? "Result" : reading,
      words: why === "" ? numberText(value) : why,
      ...(why === "" ? {} : { mark: { words: "no number", is: "bad" } }),
    },
  ];
}
