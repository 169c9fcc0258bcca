const units = ["bytes", "KiB", "MiB", "GiB"] as const;

/** A size in words: "1 byte", "1.5 KiB", "50 MiB". */
export function sizeWords(bytes: number): string {
  if (bytes === 1) return "1 byte";
  let size = bytes;
  let unit = 0;
  // 1023.95 would round to "1024.0 KiB".
  while (size >= 1023.95 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  const digits = size < 100 && !Number.isInteger(size) ? 1 : 0;
  return `${size.toFixed(digits).replace(/\.0$/, "")} ${units[unit]}`;
}
