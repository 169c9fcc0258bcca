import type { Saying } from "#domain/operation/operation.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { counted } from "#domain/wording.ts";
import { algorithms, type Algorithm } from "./algorithms.ts";
import { readExpected, type Expected } from "./expected.ts";

/** What a digest may be of. Its length is all there is to go by: this is never certain. */
interface Identified {
  bytes: number;
  alike: readonly Algorithm[]; // the usual ones first
  isTold: boolean; // a label says so: "sha256:…"
}

/** Reads digests: alone, with a label, or in the lines of a checksum file. */
export function identify(text: string): Result<readonly Identified[]> {
  const { expected, others } = readExpected(text);
  if (expected.length === 0)
    return fail("This is not a digest: none of the known algorithms gives one of this form.");
  if (others > 0)
    return fail(
      `This is not only digests: ${counted(others, "line")} of it ${others === 1 ? "is" : "are"} something else.`,
    );
  return ok(expected.map(identifyOne));
}

function identifyOne({ hex, id }: Expected): Identified {
  const bytes = hex.length / 2;
  const isTold = typeof id === "string";
  const alike = algorithms.filter((one) => (isTold ? one.id === id : one.bytes === bytes));
  return { bytes, alike, isTold };
}

const namesOf = (alike: readonly Algorithm[]): string => alike.map(({ name }) => name).join(", ");

/** What is known of a digest, a line each. */
export const identifiedText = (all: readonly Identified[]): string =>
  all
    .map(({ bytes, alike, isTold }) =>
      [
        `length: ${counted(bytes, "byte")}`,
        `${isTold ? "says" : "looks like"}: ${namesOf(alike.slice(0, 1))}`,
        ...(alike.length > 1 ? [`could be: ${namesOf(alike.slice(1))}`] : []),
      ].join("\n"),
    )
    .join("\n\n");

/** The same in a few words. */
export function saysOf(text: string): readonly Saying[] {
  const identified = identify(text);
  if (!identified.ok) return [];
  const [first, ...more] = identified.value;
  if (first === undefined) return [];
  const { bytes, alike, isTold } = first;
  const verb = isTold ? "says that it is" : "looks like";
  const rest = alike.length > 1 ? `, or ${namesOf(alike.slice(1))}` : "";
  const many = more.length > 0 ? `${identified.value.length} of them, the first ` : "";
  const isWeak = alike.every((one) => one.isWeak);
  return [
    {
      label: "Hash",
      words: `${many}${verb} ${namesOf(alike.slice(0, 1))}${rest} (${counted(bytes, "byte")})`,
      ...(isWeak ? { mark: { words: "not for security", is: "plain" } as const } : {}),
    },
  ];
}
