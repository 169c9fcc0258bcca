import { useEffect, useState } from "react";
import { typingPauseMs } from "#domain/limits.ts";
import { loadVerifier } from "../../logic.ts";
import type { KeyText, SecretForm } from "../../logic/keys.ts";
import type { Signed, Verdict } from "../../logic/signature.ts";

interface Checked {
  signed: Signed;
  text: string;
  form: SecretForm;
  verdict: Verdict;
}

const notLoaded: Verdict = {
  state: "unknown",
  words: "The part that checks signatures could not be loaded. Try again when you are online.",
};

/**
 * What a key says of a token; `null` until it is known. A verdict belongs to one token and one key:
 * it is gone the moment that either changes.
 */
export function useVerification(signed: Signed, { text, form }: KeyText): Verdict | null {
  const [checked, setChecked] = useState<Checked | null>(null);
  useEffect(() => {
    if (text === "") return;
    let left = false;
    const check = async () => {
      const verdict = await verify(signed, { text, form });
      if (!left) setChecked({ signed, text, form, verdict });
    };
    const timer = setTimeout(() => void check(), typingPauseMs);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [signed, text, form]);
  const isAnswered = checked?.signed === signed && checked.text === text && checked.form === form;
  return isAnswered ? checked.verdict : null;
}

async function verify(signed: Signed, key: KeyText): Promise<Verdict> {
  try {
    const { verifyToken } = await loadVerifier();
    return await verifyToken(signed, key);
  } catch {
    return notLoaded;
  }
}
