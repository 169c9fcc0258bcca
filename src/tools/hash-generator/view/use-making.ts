import { useMemo } from "react";
import { typingPauseMs } from "#domain/limits.ts";
import { useKeptInMemory } from "#ui/use-kept.ts";
import { useSettled } from "#ui/use-settled.ts";
import { noHmac, readKey, withHmac, type Options } from "../logic.ts";

/** Which digests to make, and with which key. A key is never stored. */
export function useMaking(chosen: Options["chosen"]) {
  const [hmac, setHmac] = useKeptInMemory("hmac", () => noHmac);
  // A key is not hashed with at each of its letters.
  const settledHmac = useSettled(hmac, typingPauseMs);
  const { making, keyProblem } = useMemo(() => {
    const key = readKey(settledHmac);
    const isKeyMissing = settledHmac.isOn && !(key.ok && key.value !== null);
    return {
      keyProblem: key.ok ? null : key.message,
      making: {
        ids: isKeyMissing ? [] : withHmac(chosen, settledHmac.isOn),
        key: key.ok ? key.value : null,
      },
    };
  }, [chosen, settledHmac]);
  return { hmac, setHmac, making, keyProblem };
}
