import { useEffect, useState } from "react";
import { ok, type Result } from "#domain/result.ts";
import { delayMs } from "../../logic.ts";
import type { Code, CodeRequest } from "../../logic/make.ts";
import { deadlineMs, qrWorker } from "../qr-worker.ts";

/** A code to show and take away. */
export interface ReadyCode extends Omit<Code, "png"> {
  png: Blob;
}

/** A code, and whether it is of what is typed now. */
export interface CodeState {
  answer: Result<ReadyCode> | null; // null while there is none yet
  isCurrent: boolean;
}

async function make(request: CodeRequest): Promise<Result<ReadyCode>> {
  const answer = await qrWorker.call("makeCode", request, { deadlineMs });
  if (!answer.ok) return answer;
  return ok({ ...answer.value, png: new Blob([answer.value.png], { type: "image/png" }) });
}

/** Draws a code anew, a moment after each change; nothing for `null`. */
export function useCode(request: CodeRequest | null): CodeState {
  const key = request === null ? null : JSON.stringify(request);
  const [made, setMade] = useState<{ key: string; answer: Result<ReadyCode> } | null>(null);
  useEffect(() => {
    if (key === null) return;
    let isOld = false;
    const draw = async () => {
      const answer = await make(JSON.parse(key) as CodeRequest);
      if (!isOld) setMade({ key, answer });
    };
    const timer = setTimeout(() => void draw(), delayMs);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [key]);
  return { answer: key === null ? null : (made?.answer ?? null), isCurrent: made?.key === key };
}
