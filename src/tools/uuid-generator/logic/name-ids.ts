import { fail, ok, type Result } from "#domain/result.ts";
import { md5, sha1 } from "./digest.ts";
import { maxIds } from "./kinds.ts";
import { namespaces, type NamespaceId } from "./namespaces.ts";
import { readUuid } from "./read.ts";
import { hexDigits, stamp, toNumber, uuidText } from "./uuid.ts";

/** What is asked for: names, one on each line, in a namespace. */
export interface NameRequest {
  kind: "v3" | "v5";
  namespace: NamespaceId;
  custom: string; // the visitor's own namespace, as typed
  names: string;
}

/** Names are compared byte by byte, so nothing of a line is trimmed but its end. */
export const linesOf = (names: string): string[] =>
  names.split(/\r\n|\r|\n/).filter((line) => line !== "");

/** One UUID per name, as many as a page shows. */
export const makeNameIds = ({ names, ...request }: NameRequest): Result<string[]> =>
  nameIdsOf(linesOf(names).slice(0, maxIds), request);

/** One UUID per name: the same name in the same namespace gives the same UUID, everywhere. */
export function nameIdsOf(
  names: readonly string[],
  { kind, namespace, custom }: Omit<NameRequest, "names">,
): Result<string[]> {
  const known = namespaces.find(({ id }) => id === namespace);
  const space = readUuid(known?.uuid ?? custom);
  if (!space.ok) return fail(custom.trim() === "" ? messages.noNamespace : space.message);
  return ok(names.map((name) => nameId(kind, space.value, name)));
}

const messages = { noNamespace: "Enter the UUID of your namespace" };

const bytesOf = (id: bigint): number[] =>
  (hexDigits(id).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

function nameId(kind: NameRequest["kind"], namespace: bigint, name: string): string {
  const message = Uint8Array.from([...bytesOf(namespace), ...new TextEncoder().encode(name)]);
  const digest = kind === "v5" ? sha1(message) : md5(message);
  return uuidText(stamp(toNumber(digest.subarray(0, 16)), kind === "v5" ? 5n : 3n));
}
