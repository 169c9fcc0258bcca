import { useMemo, useState } from "react";
import type { TextSource } from "#domain/text-source.ts";
import { useTransform } from "#ui/text/use-transform.ts";
import { createWorker } from "./hash-workers.ts";
import { isBlank, type Making, type Options, type TextDigests } from "../logic.ts";
import type { ReadProblem, Reading } from "../logic/reading.ts";

/** Hashes the typed text. Spec §5: nothing happens on blank input, unless it is asked for. */
export function useText({ ids, key }: Making, options: Options) {
  const { encoding, lineEnds, addsLineEnd } = options;
  // The same object until something in it changes: that is what starts the work anew.
  const making = useMemo(
    () => ({ ids, key, encoding, lineEnds, addsLineEnd }),
    [ids, key, encoding, lineEnds, addsLineEnd],
  );
  const work = useTransform<Making & Reading, TextDigests, ReadProblem>({
    options: making,
    create: createWorker,
  });
  const [allowed, setAllowed] = useState<TextSource | null>(null);
  const { source } = work;
  const blank = source.kind === "small" && isBlank(source.text) && source !== allowed;
  return {
    ...work,
    blank,
    outcome: blank ? null : work.outcome,
    /** Hashes white space after all. */
    allowBlank: () => setAllowed(source),
  };
}

export type Text = ReturnType<typeof useText>;
