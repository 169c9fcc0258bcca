import Download from "lucide-react/icons/download";
import { downloadBlob } from "#browser/download.ts";
import { PaneAction } from "./pane-action.tsx";

interface Props {
  fileName: string; // "formatted.json"
  /** The bytes, made only when they are asked for; `null` when that failed. */
  read: () => Promise<Blob | null>;
  what?: string;
  disabled?: boolean;
}

/** Saves a result as a file. */
export function DownloadButton({ fileName, read, what = "", disabled = false }: Props) {
  return (
    <PaneAction
      icon={<Download aria-hidden className="size-4" />}
      label="Download"
      what={what}
      disabled={disabled}
      onClick={async (event) => {
        // The second click of a double click is not a second wish.
        if (event.detail > 1) return;
        const blob = await read();
        if (blob) downloadBlob(fileName, blob);
      }}
    />
  );
}
