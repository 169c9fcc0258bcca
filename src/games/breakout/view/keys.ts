import type { Action } from "../logic.ts";

/** By position on the keyboard, so that keys lie the same on every layout. */
const actionsByCode: Record<string, Action> = {
  ArrowLeft: { type: "press", side: "left" },
  KeyA: { type: "press", side: "left" },
  ArrowRight: { type: "press", side: "right" },
  KeyD: { type: "press", side: "right" },
  ArrowUp: { type: "serve" },
  KeyW: { type: "serve" },
  Space: { type: "serve" },
};

/** What a key does when it goes down. */
export const actionOf = (code: string): Action | undefined =>
  Object.hasOwn(actionsByCode, code) ? actionsByCode[code] : undefined;

/** What it does when it comes up again. */
export function releaseOf(code: string): Action | undefined {
  const action = actionOf(code);
  return action?.type === "press" ? { type: "release", side: action.side } : undefined;
}
