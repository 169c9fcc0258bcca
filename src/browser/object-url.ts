/** An address under which this page can show bytes, until it is closed. */
export function openObjectUrl(blob: Blob): { address: string; close: () => void } {
  const address = URL.createObjectURL(blob);
  return { address, close: () => URL.revokeObjectURL(address) };
}
