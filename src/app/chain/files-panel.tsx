import { useRef } from "react";
import { downloadBlob } from "#browser/download.ts";
import { sizeWords } from "#domain/bytes.ts";
import { crc32 } from "#domain/crc32.ts";
import type { Step } from "#domain/operation/recipe.ts";
import { counted } from "#domain/wording.ts";
import { distinctNames, writeZip } from "#domain/zip.ts";
import { Button } from "#ui/button.tsx";
import { Progress } from "#ui/progress.tsx";
import type { Described } from "../operations/jobs.ts";
import { useFiles, type FileOutcome } from "./use-files.ts";

interface Props {
  steps: readonly Step[];
  described: readonly Described[] | null;
}

/** Runs the steps on files: a list, how far it is, and what was made of each and of all. */
export function FilesPanel({ steps, described }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { files, left, run, cancel } = useFiles(steps, described ?? []);
  const made = files.flatMap((file) => file.made ?? []);
  const total = files.length + left;
  return (
    <div
      className="flex flex-col items-start gap-2 border-t border-line p-2 text-sm"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void run([...event.dataTransfer.files]);
      }}
    >
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={(event) => {
          void run([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = "";
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button disabled={described === null} onClick={() => input.current?.click()}>
          Choose files
        </Button>
        {made.length > 1 && left === 0 && (
          <Button onClick={() => void downloadAll(made)}>Download all as ZIP</Button>
        )}
      </div>
      {left > 0 ? (
        <div className="w-full">
          <Progress
            label={`File ${files.length + 1} of ${total}`}
            value={files.length / total}
            onCancel={cancel}
          />
        </div>
      ) : (
        <p role="status" className="text-soft">
          {files.length === 0
            ? "Or drop files here. They stay in your browser."
            : `${counted(made.length, "file")} made, ${files.length - made.length} failed`}
        </p>
      )}
      <ul className="flex w-full flex-col gap-1">
        {files.map((file) => (
          <FileRow key={file.id} file={file} />
        ))}
      </ul>
    </div>
  );
}

function FileRow({ file: { name, made, message } }: { file: FileOutcome }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 wrap-anywhere">
      <span className="font-medium">{name}</span>
      {made === null ? (
        <span className="text-bad">{message}</span>
      ) : (
        <Button
          look="quiet"
          size="small"
          className="pointer-coarse:min-h-11"
          onClick={() => downloadBlob(made.name, made.blob)}
        >
          {`Download ${made.name} (${sizeWords(made.blob.size)})`}
        </Button>
      )}
    </li>
  );
}

async function downloadAll(made: readonly { name: string; blob: Blob }[]): Promise<void> {
  const names = distinctNames(made.map(({ name }) => name));
  const files = await Promise.all(
    made.map(async ({ blob }, at) => ({
      name: names[at] ?? "",
      blob,
      crc: crc32(new Uint8Array(await blob.arrayBuffer())),
    })),
  );
  downloadBlob("recipe-results.zip", writeZip(files, new Date()));
}
