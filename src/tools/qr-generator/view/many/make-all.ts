import { openWorker, workerMessages } from "#browser/worker.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { ZipFile } from "#domain/zip.ts";
import type { Control } from "#ui/use-work.ts";
import {
  fileNamesOf,
  readList,
  remarksOnCode,
  type Ending,
  type Entry,
  type List,
  type Options,
} from "../../logic.ts";
import type { CodeFile } from "../../logic/many/make-file.ts";
import type { Logo } from "../../logic/logo.ts";
import type { QrJobs } from "../../worker.ts";
import { deadlineMs } from "../qr-worker.ts";

/** Not the worker that draws previews: canceling ends it. */
export const openMaker = () =>
  openWorker<QrJobs>(
    () => new Worker(new URL("../../worker.ts", import.meta.url), { type: "module" }),
  );

export interface ManyTask {
  list: List;
  options: Options;
  logo: Logo | null;
  ending: Ending;
}

/** Something to say of a row. */
export interface RowNote {
  row: number;
  words: string;
}

/** The codes of a list. */
export interface ManyCodes {
  files: ZipFile[];
  leftOut: RowNote[];
  remarks: RowNote[];
  renamed: number; // files that are not called as the list wants
}

/** Makes one code after the other; a row that cannot be one does not stop the others. */
export async function makeAll(
  maker: ReturnType<typeof openMaker>,
  { list, options, logo, ending }: ManyTask,
  { signal, onProgress }: Control,
): Promise<Result<ManyCodes>> {
  const { entries } = readList(list);
  if (!entries.ok) return entries;
  const names = fileNamesOf(entries.value, ending);
  const leftOut: RowNote[] = [];
  const made: { entry: Entry; name: string; file: CodeFile }[] = [];
  for (const [at, entry] of entries.value.entries()) {
    const { row, text, problem } = entry;
    const request = { ...options, text, logo, ending };
    const file =
      problem === null
        ? await maker.call("makeFile", request, { deadlineMs, signal })
        : fail(problem);
    if (signal.aborted) return fail(workerMessages.canceled);
    if (file.ok) made.push({ entry, name: names[at] ?? "", file: file.value });
    else leftOut.push({ row, words: file.message });
    onProgress((at + 1) / entries.value.length);
  }
  return ok({
    files: made.map(({ name, file: { bytes, crc } }) => ({ name, crc, blob: new Blob([bytes]) })),
    leftOut,
    remarks: made.flatMap(({ entry: { row, text }, file }) =>
      remarksOnCode(file, options, text).map((words) => ({ row, words })),
    ),
    renamed: made.filter(
      ({ entry: { wantedName }, name }) =>
        wantedName !== null && `${wantedName}.${ending}` !== name,
    ).length,
  });
}
