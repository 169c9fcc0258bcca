/** What is typed into, and so wants every key. */
export function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches("textarea")) return true;
  return target instanceof HTMLInputElement && !pressed.has(target.type);
}

const pressed = new Set(["button", "checkbox", "color", "file", "radio", "range", "submit"]);

/** Fields keep every key; what can be pressed keeps Enter and Space. */
export function keepsItsKeys({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest("input, textarea, select, dialog")) return true;
  return (key === "Enter" || key === " ") && target.closest("button, a, summary") !== null;
}

/** Browser shortcuts, and letters that are still being put together. */
export const isForeign = (event: KeyboardEvent): boolean =>
  event.defaultPrevented || event.isComposing || event.ctrlKey || event.altKey || event.metaKey;
