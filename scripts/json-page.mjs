// What the benchmark of the JSON Formatter runs inside the page. Each function must stand alone.

/** From `begin()` on, waits until the result can be seen. */
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
    performance.mark("given");
    const look = () => {
      if (!isShown()) return setTimeout(look, 5);
      // After the paint, so that drawing the result counts too.
      requestAnimationFrame(() => {
        setTimeout(() => {
          page.totalMs = performance.now() - start;
        });
      });
    };
    look();
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
