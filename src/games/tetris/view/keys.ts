import type { Action } from "../logic.ts";

/** By position on the keyboard, so that keys lie the same on every layout. */
const actionsByCode: Record<string, Action> = {
  ArrowLeft: { type: "press", key: "left" },
  KeyA: { type: "press", key: "left" },
  ArrowRight: { type: "press", key: "right" },
  KeyD: { type: "press", key: "right" },
  ArrowDown: { type: "press", key: "down" },
  KeyS: { type: "press", key: "down" },
  ArrowUp: { type: "turn", by: 1 },
  KeyW: { type: "turn", by: 1 },
  KeyX: { type: "turn", by: 1 },
  KeyZ: { type: "turn", by: -1 },
  KeyQ: { type: "turn", by: 2 },
  Space: { type: "drop" },
  KeyC: { type: "hold" },
  ShiftLeft: { type: "hold" },
  ShiftRight: { type: "hold" },
};

/** What a key does when it goes down. */
export const actionOf = (code: string): Action | undefined =>
  Object.hasOwn(actionsByCode, code) ? actionsByCode[code] : undefined;

/** What it does when it comes up again. */
export function releaseOf(code: string): Action | undefined {
  const action = actionOf(code);
  return action?.type === "press" ? { type: "release", key: action.key } : undefined;
}
