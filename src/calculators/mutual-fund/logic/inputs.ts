import { fieldEntries, readFields, readFragment, readWord, writeFragment } from "#domain/link.ts";
import { paceWords, type Pace } from "./comparison.ts";
import { fields, fieldsFor, modes, type Fund } from "./projection.ts";

/** Everything that a visitor can set, and that a link carries. */
export interface Inputs extends Fund {
  pace: Pace;
}

interface Linked {
  inputs: Inputs;
  /** The link asked for other values than it got. */
  adjusted: boolean;
}

/** The inputs of a link, each checked and clamped. */
export function readInputs(fragment: string): Linked {
  const link = readFragment(fragment);
  const { values, adjusted } = readFields(fields, link);
  const mode = readWord(modes, link.get("mode"));
  return { inputs: { ...values, mode, pace: readWord(paceWords, link.get("pace")) }, adjusted };
}

/** The link's part that carries the inputs: the mode and what belongs to it. */
export const writeInputs = (inputs: Inputs): string =>
  writeFragment([
    ["mode", inputs.mode],
    ...fieldEntries(fieldsFor(inputs.mode), inputs),
    ...(inputs.pace === paceWords[0] ? [] : [["pace", inputs.pace] as const]),
  ]);
