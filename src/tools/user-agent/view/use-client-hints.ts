import { useEffect, useState } from "react";
import { readClientHints } from "#browser/user-agent.ts";
import { readHints, type Hints } from "../logic.ts";

/** The client hints of this browser; `null` until they are there, and where there are none. */
export function useClientHints(): Hints | null {
  const [hints, setHints] = useState<Hints | null>(null);
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      const given = readHints(await readClientHints());
      if (!isGone) setHints(given);
    };
    void ask();
    return () => {
      isGone = true;
    };
  }, []);
  return hints;
}
