import { fail, ok, type Result } from "#domain/result.ts";
import { makeDigests, type Digests } from "./digests.ts";
import type { Making, TextDigests } from "./text-digests.ts";
import { readText, type ReadProblem, type Reading } from "./reading.ts";
import { blobSource, bytesSource } from "./source.ts";

/** The digests of a typed text. */
export async function hashText(
  text: string,
  { ids, key, ...reading }: Making & Reading,
  progress: (done: number) => void,
): Promise<Result<TextDigests, ReadProblem>> {
  const read = readText(text, reading);
  if (!read.ok) return read;
  const { bytes, hasLoneSurrogates } = read.value;
  const digests = await makeDigests(bytesSource(bytes), ids, key, progress);
  return ok({ digests, sizeBytes: bytes.length, hasLoneSurrogates });
}

/** The digests of a file, whatever its size. */
export async function hashFile(
  { file, ids, key }: Making & { file: Blob },
  { progress }: { progress: (done: number) => void },
): Promise<Result<Digests>> {
  try {
    return ok(await makeDigests(blobSource(file), ids, key, progress));
  } catch {
    return fail("This file could not be read. It may be a folder, or have been moved or changed.");
  }
}
