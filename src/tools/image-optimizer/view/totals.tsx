import FolderArchive from "lucide-react/icons/folder-archive";
import { useState } from "react";
import { downloadBlob } from "#browser/download.ts";
import { counted } from "#domain/wording.ts";
import { distinctNames, maxZipBytes, writeZip, type ZipFile } from "#domain/zip.ts";
import { Button } from "#ui/button.tsx";
import { formatSize } from "../logic.ts";
import { nameOf } from "./result-pane.tsx";
import { chosenBlob, type Images } from "./use-images.ts";

/** What all of them weigh, and all of them in one file. */
export function Totals({ images: { entries, checksum } }: { images: Images }) {
  const [isPacking, setPacking] = useState(false);
  const ready = entries.flatMap((entry) => {
    const blob = chosenBlob(entry);
    return blob && entry.state === "done" ? [{ entry, blob }] : [];
  });
  if (entries.length === 0) return "JPEG, PNG, WebP, AVIF, GIF, BMP, SVG";
  const before = ready.reduce((sum, { entry }) => sum + entry.file.size, 0);
  const after = ready.reduce((sum, { blob }) => sum + blob.size, 0);
  const unreadable = entries.filter(({ outcome }) => outcome?.ok === false).length;
  const isWaiting = entries.some(({ state }) => state !== "done");

  const save = async () => {
    setPacking(true);
    const names = distinctNames(ready.map(({ entry }) => nameOf(entry)));
    const files = await Promise.all(
      ready.map(async ({ entry, blob }, at) => {
        const crc = await checksum(blob);
        // An original that was deleted since would spoil the whole file.
        return crc.ok ? [{ name: names[at] ?? entry.file.name, blob, crc: crc.value }] : [];
      }),
    );
    downloadZip(files.flat());
    setPacking(false);
  };

  return (
    <>
      <span className="min-w-0 flex-1 py-1">
        {counted(entries.length, "image")} · {formatSize(before)} → {formatSize(after)}
        {unreadable > 0 && ` · ${unreadable} could not be read`}
      </span>
      {entries.length > 1 && (
        <Button
          size="small"
          className="my-1"
          icon={<FolderArchive aria-hidden className="size-4" />}
          disabled={isWaiting || isPacking || ready.length === 0 || after > maxZipBytes}
          onClick={() => void save()}
        >
          Download ZIP
        </Button>
      )}
    </>
  );
}

const downloadZip = (files: readonly ZipFile[]) =>
  downloadBlob("images.zip", writeZip(files, new Date()));
