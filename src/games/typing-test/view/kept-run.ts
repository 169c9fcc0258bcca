import type { StoredValue } from "#browser/storage.ts";
import { keep, recall } from "#browser/tab-memory.ts";
import { isUnfinished, putDown, readSave, writeSave, type State } from "../logic.ts";

const key = "/games/typing-test/run";

function parse(text: string): State | undefined {
  try {
    return readSave(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const format = (state: State | undefined): string | null =>
  state !== undefined && isUnfinished(state) ? JSON.stringify(writeSave(state)) : null;

/** A run that is not finished lasts as long as the tab, like everything that is typed on this site. */
export const keptRun: StoredValue<State | undefined> = {
  key,
  initial: undefined,
  read() {
    const found = recall(key, parse);
    return found !== undefined && isUnfinished(found) ? putDown(found) : undefined;
  },
  update: (change) => keep(key, change(undefined), format),
  subscribe: () => () => {},
};
