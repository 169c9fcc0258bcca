import { useState } from "react";
import type { Result } from "#domain/result.ts";
import { isSame, makeMany, type Draft } from "../logic.ts";

/** What every kind of secret is told by the page. */
export interface ModeProps {
  options: Draft;
  onChange: (change: Partial<Draft>) => void;
}

/** The secrets on the page: new ones with every change, and whenever they are asked for. */
export function useSecrets(
  { options, onChange }: ModeProps,
  make: (options: Draft) => Result<string>,
) {
  const draw = (now: Draft) => makeMany(now.count, () => make(now));
  const [{ secrets, round }, setState] = useState(() => ({ secrets: draw(options), round: 1 }));

  const show = (now: Draft): Result<string[]> => {
    const fresh = draw(now);
    setState({ secrets: fresh, round: round + 1 });
    return fresh;
  };
  return {
    secrets,
    /** Counts up with each draw, for those who do not see that the secrets have changed. */
    round,
    renew: () => show(options),
    change: (part: Partial<Draft>) => {
      const next = { ...options, ...part };
      // A field tells its value again when it is left: that asks for no other secret.
      if (isSame(next, options)) return;
      onChange(part);
      show(next);
    },
  };
}
