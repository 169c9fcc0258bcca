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

  const copy = async (text: string) => {
    const copied = await copyText(text);
    clearTimeout(timer.current);
    setState(copied.ok ? "copied" : "failed");
    timer.current = setTimeout(() => setState("idle"), confirmationMs);
  };
  return { state, copy };
}
