import { useEffect, useState } from "react";
import { typingPauseMs } from "#domain/limits.ts";
import { loadVerifier } from "../../logic.ts";
import type { KeyText, SecretForm } from "../../logic/keys/given.ts";
import type { Signed, SignatureCheck } from "../../logic/signature.ts";

interface Checked {
  signed: Signed;
  text: string;
  form: SecretForm;
  check: SignatureCheck;
}

const notLoaded: SignatureCheck = {
  state: "unknown",
  words: "The part that checks signatures could not be loaded. Try again when you are online.",
  refusals: [],
  doubts: [],
  remarks: [],
};

/**
 * What a key says of a token; `null` until it is known. The answer belongs to one token and one key:
 * it is gone the moment that either changes.
 */
export function useVerification(
  signed: Signed | null,
  { text, form }: KeyText,
): SignatureCheck | null {
  const [checked, setChecked] = useState<Checked | null>(null);
  useEffect(() => {
    if (text === "" || signed === null || !canBeChecked(signed)) return;
    let left = false;
    const run = async () => {
      const check = await verify(signed, { text, form });
      if (!left) setChecked({ signed, text, form, check });
    };
    const timer = setTimeout(() => void run(), typingPauseMs);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [signed, text, form]);
  const isAnswered = checked?.signed === signed && checked.text === text && checked.form === form;
  return isAnswered ? checked.check : null;
}

const canBeChecked = ({ alg, isUnsecured }: Signed): boolean => alg !== null && !isUnsecured;

async function verify(signed: Signed, key: KeyText): Promise<SignatureCheck> {
  try {
    const { verifyToken } = await loadVerifier();
    return await verifyToken(signed, key);
  } catch {
    return notLoaded;
  }
}
