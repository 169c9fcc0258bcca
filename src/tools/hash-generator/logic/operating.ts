import type { Ambient } from "#domain/operation/operation.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { algorithmOf, algorithms, type AlgorithmId } from "./algorithms.ts";
import { answerTo } from "./check-words.ts";
import { checkList } from "./checking.ts";
import { readExpected } from "./expected.ts";
import { readKey, type HmacKey } from "./hmac.ts";
import { messages } from "./reading.ts";
import { bytesSource } from "./source.ts";
import { writeAny, type PageFormat } from "./writing.ts";
import type { Format } from "./options.ts";

const noWasm = "This digest cannot be made here: WebAssembly is switched off.";
const silent = () => {};

/** The key of an HMAC, which must be one. */
export function readHmacKey(
  text: string,
  encoding: HmacKey["encoding"],
): Result<Uint8Array<ArrayBuffer>> {
  const read = readKey({ isOn: true, text, encoding });
  if (!read.ok) return fail(`The key cannot be read: ${read.message}`);
  return read.value === null ? fail(`${messages.noKey}.`) : ok(read.value);
}

/** The digest of bytes, written. */
export async function digestText(
  bytes: Uint8Array<ArrayBuffer>,
  id: AlgorithmId,
  format: Format | PageFormat,
  key: Uint8Array<ArrayBuffer> | null,
  ambient: Ambient,
): Promise<Result<string>> {
  const own = key === null ? ambient.openHasher?.(id) : null;
  if (own) {
    own.update(bytes);
    return writeAny(own.digest(), id, format);
  }
  const { makeDigests } = await loadDigests();
  const { [id]: digest } = await makeDigests(bytesSource(bytes), [id], key, silent);
  return digest ? writeAny(digest, id, format) : fail(noWasm);
}

/** It brings WebAssembly along, which a platform with hashing of its own does not need. */
const loadDigests = () => import("./digests.ts");

/** The same of bytes that arrive piece by piece: none is kept. */
export async function* streamDigest(
  pieces: AsyncIterable<Uint8Array>,
  id: AlgorithmId,
  format: Format | PageFormat,
  key: Result<Uint8Array> | null,
  ambient: Ambient,
): AsyncIterable<Uint8Array> {
  if (key?.ok === false) throw new Error(key.message);
  const own = key === null ? (ambient.openHasher?.(id) ?? null) : null;
  const hasher =
    own ?? (await (await loadDigests()).openHasher(id, key === null ? null : key.value));
  if (hasher === null) throw new Error(noWasm);
  for await (const piece of pieces) hasher.update(piece);
  const written = writeAny(hasher.digest(), id, format);
  if (!written.ok) throw new Error(written.message);
  yield new TextEncoder().encode(written.value);
}

/** Whether bytes are those that a published digest, or a line of a checksum file, is of. */
export async function checkBytes(
  bytes: Uint8Array<ArrayBuffer>,
  expected: string,
): Promise<Result<string>> {
  const list = readExpected(expected);
  if (list.expected.length === 0) return fail("There is no digest to compare with.");
  const ids = algorithms
    .filter(({ id, bytes: size }) =>
      list.expected.some((one) =>
        one.id === undefined ? one.hex.length === size * 2 : one.id === id,
      ),
    )
    .map(({ id }) => id);
  const { makeDigests } = await loadDigests();
  const digests = await makeDigests(bytesSource(bytes), ids, null, silent);
  const checked = checkList(list.expected, [{ name: null, digests }]);
  const match = checked.lines.find((line) => line.kind === "match");
  if (match?.kind === "match") return ok(`It matches: ${algorithmOf(match.id).name}.`);
  return fail(answerTo(list, checked).words);
}
