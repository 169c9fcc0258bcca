import { madeText, type MadeText } from "#domain/transform.ts";
import type { Transforming } from "#ui/text/use-transform.ts";

type Work = Transforming<MadeText, unknown>;

const nothing = () => {};

/** Nothing was given yet. What cannot be seen without a worker is set by hand. */
export const idleWork: Work = {
  source: { kind: "small", text: "" },
  outcome: null,
  empty: true,
  busy: false,
  done: undefined,
  waits: false,
  isStale: false,
  canRun: false,
  prepare: nothing,
  change: nothing,
  run: nothing,
  cancel: nothing,
};

export const doneWork: Work = {
  ...idleWork,
  source: { kind: "small", text: "Köln am Rhein" },
  empty: false,
  outcome: { ok: true, value: madeText("K%C3%B6ln%20am%20Rhein") },
};
