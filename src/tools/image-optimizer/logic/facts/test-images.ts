// For the tests: small pictures as ImageMagick wrote them, and what cameras add to a JPEG.

/** 3 × 2 pixels each; the GIFs 5 × 4. The PNG and the lossless WebP are half transparent. */
export const pictures = {
  jpeg: "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAaEAEAAQUAAAAAAAAAAAAAAAAAAQIDE1OS/8QAFAEBAAAAAAAAAAAAAAAAAAAABf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AIbPe219SAYPP//Z",
  png: "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAE0lEQVQI12P8z8DQwAAFTAxIAAAkNQGDKU8lAgAAAABJRU5ErkJggg==",
  animatedGif:
    "R0lGODlhBQAEAPAAAP8AAAAAACH5BAAAAAAAIf8LTkVUU0NBUEUyLjADAQAAACwAAAAABQAEAAACBISPmQUAIfkEAAAAAAAsAAAAAAUABACAAAD/AAAAAgSEj5kFADs=",
  gif: "R0lGODlhBQAEAPAAAP8AAAAAACH5BAAAAAAALAAAAAAFAAQAAAIEhI+ZBQA7",
  webp: "UklGRj4AAABXRUJQVlA4IDIAAAAwAgCdASoDAAIAAgA0JaACdLoB+AADISoiEAD++33iaLPl9/bsFnLq//G7cYb70AAAAA==",
  losslessWebp: "UklGRhwAAABXRUJQVlA4TA8AAAAvAkAAEAcQ/Y8CBiKi/wEA",
  bmp: "Qk2iAAAAAAAAAIoAAAB8AAAAAwAAAAIAAAABABgAAAAAABgAAAAAAAAAAAAAAAAAAAAAAAAAAAD/AAD/AAD/AAAAAAAA/0JHUnMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAD/AAD/AAD/AAAAAAD/AAD/AAD/AAAA",
  avif: "AAAAHGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZgAAAOptZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAEOAAEAAAAAAAAAHAAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGF2MDEAAAAAamlwcnAAAABLaXBjbwAAABNjb2xybmNseAACAAIABoAAAAAMYXYxQ4EADAAAAAAUaXNwZQAAAAAAAAADAAAAAgAAABBwaXhpAAAAAAMICAgAAAAXaXBtYQAAAAAAAAABAAEEgYIDhAAAACRtZGF0EgAKBRgEKwIQMhEYAAooooQAALATVl9ApOsM/A==",
} as const;

/** The bytes of one of them. */
export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** An Exif block with an orientation and, if wanted, a place on earth. */
export function exifBlock(orientation: number, hasPlace: boolean): Uint8Array<ArrayBuffer> {
  const block = new Uint8Array(68);
  const view = new DataView(block.buffer);
  const entry = (at: number, tag: number, type: number, value: number) => {
    view.setUint16(at, tag);
    view.setUint16(at + 2, type);
    view.setUint32(at + 4, 1);
    if (type === 3) view.setUint16(at + 8, value);
    else view.setUint32(at + 8, value);
  };
  block.set([0x4d, 0x4d, 0, 42, 0, 0, 0, 8]);
  view.setUint16(8, hasPlace ? 2 : 1);
  entry(10, 0x0112, 3, orientation);
  if (hasPlace) {
    entry(22, 0x8825, 4, 38);
    view.setUint16(38, 1);
    entry(40, 2, 5, 60);
  }
  return block;
}

/** A JPEG with an Exif block, as a camera writes it. */
export function withExif(jpeg: Uint8Array, block: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = block.length + 8;
  const mark = [0xff, 0xe1, length >> 8, length & 0xff, 0x45, 0x78, 0x69, 0x66, 0, 0];
  return Uint8Array.from([...jpeg.subarray(0, 2), ...mark, ...block, ...jpeg.subarray(2)]);
}

/** A PNG with one more chunk behind its header. Its checksum is left empty. */
export function withChunk(
  png: Uint8Array,
  type: string,
  data: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const headerEnd = 33;
  const chunk = new Uint8Array(data.length + 12);
  new DataView(chunk.buffer).setUint32(0, data.length);
  chunk.set(new TextEncoder().encode(type), 4);
  chunk.set(data, 8);
  return Uint8Array.from([...png.subarray(0, headerEnd), ...chunk, ...png.subarray(headerEnd)]);
}

/** A color profile by hand: sRGB with red and green in each other's place, which nobody overlooks. */
export function swappedProfile(): Uint8Array<ArrayBuffer> {
  const tags: [name: string, numbers: number[]][] = [
    ["rXYZ", [0.3851, 0.7169, 0.0971]],
    ["gXYZ", [0.436, 0.2225, 0.0139]],
    ["bXYZ", [0.1431, 0.0606, 0.7139]],
    ["rTRC", []],
    ["gTRC", []],
    ["bTRC", []],
  ];
  const tagBytes = 20;
  const start = 132 + tags.length * 12;
  const profile = new Uint8Array(start + tags.length * tagBytes);
  const view = new DataView(profile.buffer);
  const write = (at: number, letters: string) => profile.set(new TextEncoder().encode(letters), at);
  const fixed = (at: number, value: number) => view.setInt32(at, Math.round(value * 65_536));
  view.setUint32(0, profile.length);
  view.setUint32(8, 0x02400000);
  write(12, "mntrRGB XYZ ");
  write(36, "acsp");
  [0.9642, 1, 0.8249].forEach((value, at) => fixed(68 + at * 4, value));
  view.setUint32(128, tags.length);
  tags.forEach(([name, numbers], index) => {
    const at = start + index * tagBytes;
    write(132 + index * 12, name);
    view.setUint32(136 + index * 12, at);
    view.setUint32(140 + index * 12, numbers.length > 0 ? tagBytes : 14);
    write(at, numbers.length > 0 ? "XYZ " : "curv");
    numbers.forEach((value, axis) => fixed(at + 8 + axis * 4, value));
    if (numbers.length > 0) return;
    view.setUint32(at + 8, 1);
    view.setUint16(at + 12, Math.round(2.2 * 256));
  });
  return profile;
}
