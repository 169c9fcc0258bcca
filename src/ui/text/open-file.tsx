import FolderOpen from "lucide-react/icons/folder-open";
import { useRef } from "react";
import { PaneAction } from "./pane-action.tsx";

interface Props {
  /** What it is opened as, for its name: "Open file for original". */
  what?: string;
  /** What may be chosen: ".json,.txt". Anything else still can be dropped. */
  accept?: string | undefined;
  /** Several at a time may be chosen. */
  multiple?: boolean;
  onFile: (file: File, all: readonly File[]) => void;
}

/** Asks the visitor for a file. */
export function OpenFile({ what, accept, multiple = false, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <PaneAction
        icon={<FolderOpen aria-hidden className="size-4" />}
        label={multiple ? "Open files" : "Open file"}
        what={what === undefined ? "" : `for ${what}`}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          const [file, ...others] = event.currentTarget.files ?? [];
          if (file) onFile(file, [file, ...others]);
          // The same file can be chosen again after it was changed.
          event.currentTarget.value = "";
        }}
      />
    </>
  );
}
