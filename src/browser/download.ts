/** The browser reads the bytes after the click; until then the address must live. */
const addressLifeMs = 10_000;

/** Saves bytes under a name, where the visitor's browser keeps its downloads. */
export function downloadBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), addressLifeMs);
}

/** Saves text as UTF-8. */
export const downloadText = (name: string, text: string, type: string): void =>
  downloadBlob(name, new Blob([text], { type }));
