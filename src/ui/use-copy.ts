import { useEffect, useRef, useState } from "react";
import { copyText } from "#browser/clipboard.ts";

export type CopyState = "idle" | "copied" | "failed";

/** Spec §9: the check mark shows for 2000 ms. */
const confirmationMs = 2000;

/** Copies text and shows for a moment how that went. */
export function useCopy() {
  const [state, setState] = useState<CopyState>("idle");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** `null` stands for text that could not be had. */
  const copy = async (text: string | null) => {
    const copied = text !== null && (await copyText(text)).ok;
    clearTimeout(timer.current);
    setState(copied ? "copied" : "failed");
    timer.current = setTimeout(() => setState("idle"), confirmationMs);
  };
  return { state, copy };
}
