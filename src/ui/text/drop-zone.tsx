import {
  useEffect,
  useState,
  type ClipboardEvent,
  type DragEvent as ReactDragEvent,
  type ReactNode,
} from "react";

interface Props {
  /** The first of the files that were dropped or pasted, and all of them. */
  onFile: (file: File, all: readonly File[]) => void;
  /** Text on its way into a field. True when it was dealt with here. */
  onPasteText?: (text: string) => boolean;
  children: ReactNode;
}

const hasFiles = (event: ReactDragEvent) => event.dataTransfer.types.includes("Files");

const refuseFiles = (event: DragEvent) => {
  if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
};

/** A file dropped beside the zone would replace the page, and with it what was typed. */
function keepPage(): () => void {
  globalThis.addEventListener("dragover", refuseFiles);
  globalThis.addEventListener("drop", refuseFiles);
  return () => {
    globalThis.removeEventListener("dragover", refuseFiles);
    globalThis.removeEventListener("drop", refuseFiles);
  };
}

/** Takes a file that is dropped or pasted, before any field inside it sees the event. */
export function DropZone({ onFile, onPasteText, children }: Props) {
  const [over, setOver] = useState(false);
  useEffect(() => keepPage(), []);
  const drag = (event: ReactDragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
    setOver(true);
  };
  const leave = (event: ReactDragEvent<HTMLElement>) => {
    const to = event.relatedTarget;
    if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false);
  };
  const drop = (event: ReactDragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    event.stopPropagation();
    setOver(false);
    const [file, ...others] = event.dataTransfer.files;
    if (file) onFile(file, [file, ...others]);
  };
  const paste = (event: ClipboardEvent) => {
    // A small field inside, such as the editor's search, keeps what is pasted into it.
    if (event.nativeEvent.composedPath()[0] instanceof HTMLInputElement) return;
    const text = event.clipboardData.getData("text/plain");
    const [file, ...others] = event.clipboardData.files;
    // Spreadsheets paste their cells as text and as a picture: the text is meant.
    const dealtWith =
      text === "" && file !== undefined
        ? (onFile(file, [file, ...others]), true)
        : onPasteText?.(text);
    if (!dealtWith) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      className="relative min-w-0"
      onDragEnterCapture={drag}
      onDragOverCapture={drag}
      onDragLeaveCapture={leave}
      onDropCapture={drop}
      onPasteCapture={paste}
    >
      {children}
      {over && (
        <div className="pointer-events-none absolute inset-0 flex items-center justify-center rounded-lg border-2 border-dashed border-accent bg-accent-tint text-base font-semibold text-accent-text">
          Drop the file to open it
        </div>
      )}
    </div>
  );
}
