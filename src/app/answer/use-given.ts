import { useState, type ClipboardEvent, type DragEvent } from "react";
import { readClipboard } from "#browser/read-clipboard.ts";
import { givenFile, givenText, isToRead, lineOf, type Given } from "./given.ts";

/** What was pasted or dropped to be read, and what the field shows of it. */
export function useGiven(onGiven: () => void) {
  const [given, setGiven] = useState<(Given & { line: string }) | null>(null);
  const [hint, setHint] = useState("");

  const take = (next: Given & { line: string }) => {
    setHint("");
    setGiven(next);
    onGiven();
  };
  const takeText = (text: string, how: string) =>
    take({ ...givenText(text, how), line: lineOf(text) });
  const takeFile = (file: File) => take({ ...givenFile(file), line: file.name || "A picture" });

  return {
    given,
    hint,
    takeText,
    clear: () => {
      setGiven(null);
      setHint("");
    },
    /** Words to search for go into the field as usual. */
    onPaste: (event: ClipboardEvent) => {
      const [file] = event.clipboardData.files;
      const text = event.clipboardData.getData("text/plain");
      if (text === "" ? file === undefined : !isToRead(text)) return;
      event.preventDefault();
      if (text !== "") takeText(text, "Pasted");
      else if (file) takeFile(file);
    },
    onDrop: (event: DragEvent) => {
      const [file] = event.dataTransfer.files;
      const text = event.dataTransfer.getData("text/plain");
      if (file === undefined && text === "") return;
      event.preventDefault();
      if (file) takeFile(file);
      else takeText(text, "Dropped");
    },
    /** Reads the clipboard, which only a click asks for. */
    pasteNow: async () => {
      const read = await readClipboard();
      if (!read.ok) setHint(`${read.message} Press Ctrl+V in the field.`);
      else if (read.value.trim() === "") setHint("There is no text in the clipboard.");
      else takeText(read.value, "Pasted");
    },
  };
}
