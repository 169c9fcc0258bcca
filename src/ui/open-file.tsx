import FolderOpen from "lucide-react/icons/folder-open";
import { useRef } from "react";
import { PaneAction } from "./pane-action.tsx";

interface Props {
  /** What may be chosen: ".json,.txt". Anything else still can be dropped. */
  accept?: string | undefined;
  onFile: (file: File) => void;
}

/** Asks the visitor for a file. */
export function OpenFile({ accept, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <PaneAction
        icon={<FolderOpen aria-hidden className="size-4" />}
        label="Open file"
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) onFile(file);
          // The same file can be chosen again after it was changed.
          event.currentTarget.value = "";
        }}
      />
    </>
  );
}
