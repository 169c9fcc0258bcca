import { useEffect, useState } from "react";
import { guessEncoding } from "#browser/encoding-guess.ts";
import type { Encoding } from "#domain/encoding.ts";

/** In which encoding bytes may be text; `null` when they are none, and until it is known. */
export function useGuess(content: Blob | null): Encoding | null {
  const [guessed, setGuessed] = useState<{ content: Blob; encoding: Encoding | null } | null>(null);
  useEffect(() => {
    if (content === null) return;
    let left = false;
    const guess = async () => {
      const found = await guessEncoding(content).catch(() => null);
      if (!left) setGuessed({ content, encoding: found?.encoding ?? null });
    };
    void guess();
    return () => {
      left = true;
    };
  }, [content]);
  return guessed !== null && guessed.content === content ? guessed.encoding : null;
}
