import { useEffect, useEffectEvent, useState } from "react";
import type { Result } from "#domain/result.ts";
import { pixelsOf } from "./pixels.ts";

interface Picture {
  file: File;
  /** `null` while it is being opened. */
  pixels: Result<Uint8ClampedArray> | null;
}

/** The picture that was opened, dropped, or pasted while nothing on the page has the focus. */
export function usePicture() {
  const [picture, setPicture] = useState<Picture | null>(null);
  const open = async (file: File) => {
    setPicture({ file, pixels: null });
    const pixels = await pixelsOf(file);
    // Another may have been opened meanwhile.
    setPicture((now) => (now?.file === file ? { file, pixels } : now));
  };
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const [file] = event.clipboardData?.files ?? [];
    if (file && event.target === document.body) void open(file);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event);
    document.addEventListener("paste", listener);
    return () => document.removeEventListener("paste", listener);
  }, []);
  return { picture, open, clear: () => setPicture(null) };
}
