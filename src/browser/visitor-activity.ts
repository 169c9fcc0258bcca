/** What a visitor does while they use the page, and just before: a mouse moves, then it clicks. */
const signs = ["pointermove", "pointerdown", "keydown", "focusin", "wheel", "touchmove"];

/** Often enough for anyone who listens, and next to nothing for the page. */
const atMostEveryMs = 200;

/** Calls back at once when the visitor does something, and again while they go on. */
export function onActivity(callback: () => void): () => void {
  let calledAt = -Infinity;
  const notice = () => {
    const now = performance.now();
    if (now - calledAt < atMostEveryMs) return;
    calledAt = now;
    callback();
  };
  const options = { capture: true, passive: true };
  for (const sign of signs) globalThis.addEventListener(sign, notice, options);
  return () => {
    for (const sign of signs) globalThis.removeEventListener(sign, notice, options);
  };
}
