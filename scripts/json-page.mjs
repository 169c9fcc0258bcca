// What the benchmark of the JSON Formatter runs inside the page. Each function must stand alone.

/** Runs in the page: from `begin()` on, waits for the visible result and for the page to stand still. */
export function watch() {
  const page = /** @type {any} */ (globalThis);
  const isShown = () => {
    const verdicts = [...document.querySelectorAll("[role=status]")];
    if (!verdicts.some(({ textContent }) => textContent?.includes("✓ Valid JSON"))) return false;
    // The field may be a plain one, or the editor inside its shadow root.
    const roots = [...document.querySelectorAll("main div")].map((host) => host.shadowRoot);
    const fields = [document, ...roots].flatMap((root) => [
      ...(root?.querySelectorAll(
        'textarea[aria-label="Result"], [contenteditable][aria-label="Result"]',
      ) ?? []),
    ]);
    return fields.some((field) =>
      (field instanceof HTMLTextAreaElement ? field.value : (field.textContent ?? "")).startsWith(
        "[",
      ),
    );
  };
  page.begin = () => {
    const start = performance.now();
    let last = start;
    let blockMs = 0;
    const tick = () => {
      const now = performance.now();
      blockMs = Math.max(blockMs, now - last);
      last = now;
      if (isShown()) {
        // Once more after the paint, so that drawing the result counts too.
        requestAnimationFrame(() => {
          setTimeout(() => {
            const end = performance.now();
            page.timing = { totalMs: end - start, blockMs: Math.max(blockMs, end - last - 17) };
          });
        });
      } else setTimeout(tick, 2);
    };
    setTimeout(tick, 2);
  };
}

/** A list of records as an API would answer it, of about so many bytes. Also runs in the page. */
export function records(/** @type {number} */ size) {
  const parts = [];
  for (let length = 0, id = 1; length < size; id++) {
    const part = `{"id":${id},"name":"Record ${id}","email":"user${id}@example.com","active":${id % 3 === 0},"score":${(id * 7919) % 1000}.5,"tags":["alpha","beta","gamma"],"address":{"street":"${id} Main Street","city":"Springfield","zip":"${10000 + (id % 90000)}"},"note":null}`;
    parts.push(part);
    length += part.length + 1;
  }
  return `[${parts.join(",")}]`;
}
