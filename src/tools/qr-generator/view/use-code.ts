import { useEffect, useState } from "react";
import { ok, type Result } from "#domain/result.ts";
import { delayMs } from "../logic.ts";
import type { CodeRequest } from "../logic/draw.ts";
import type { Logo } from "../logic/logo.ts";
import type { Code } from "../logic/make.ts";
import { deadlineMs, qrWorker } from "./qr-worker.ts";

/** A code to show and take away. */
export interface ReadyCode extends Omit<Code, "png"> {
  png: Blob;
}

/** A code, and whether it is of what is typed now. */
export interface CodeState {
  answer: Result<ReadyCode> | null; // null while there is none yet
  isCurrent: boolean;
}

/** An answer, and what it is the answer to. */
interface Made {
  key: string;
  logo: Logo | null;
  answer: Result<ReadyCode>;
}

async function make(request: CodeRequest): Promise<Result<ReadyCode>> {
  const answer = await qrWorker.call("makeCode", request, { deadlineMs });
  if (!answer.ok) return answer;
  return ok({ ...answer.value, png: new Blob([answer.value.png], { type: "image/png" }) });
}

/** Draws a code anew, a moment after each change; nothing for `null`. */
export function useCode(request: CodeRequest | null, logo: Logo | null): CodeState {
  const key = request === null ? null : JSON.stringify(request);
  const [made, setMade] = useState<Made | null>(null);
  useEffect(() => {
    if (key === null) return;
    let isOld = false;
    const draw = async () => {
      const answer = await make({ ...(JSON.parse(key) as CodeRequest), logo });
      if (!isOld) setMade({ key, logo, answer });
    };
    const timer = setTimeout(() => void draw(), delayMs);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [key, logo]);
  return {
    answer: key === null ? null : (made?.answer ?? null),
    isCurrent: made?.key === key && made?.logo === logo,
  };
}
