import type { Sound } from "#domain/sound.ts";

/** The four pads, row by row as on the toy of 1978, with its pitches. */
export const pads = [
  { id: "green", name: "Green", shape: "circle", code: "KeyQ", key: "Q", pitchHz: 415 },
  { id: "red", name: "Red", shape: "square", code: "KeyW", key: "W", pitchHz: 310 },
  { id: "yellow", name: "Yellow", shape: "triangle", code: "KeyA", key: "A", pitchHz: 252 },
  { id: "blue", name: "Blue", shape: "diamond", code: "KeyS", key: "S", pitchHz: 209 },
] as const;

export type Pad = 0 | 1 | 2 | 3;

/** Which pad a key presses: by its place on the keyboard, so that AZERTY works, or by number. */
export function padOfKey({ code, key }: { code: string; key: string }): Pad | undefined {
  const place = pads.findIndex((pad, index) => pad.code === code || String(index + 1) === key);
  return place === -1 ? undefined : (place as Pad);
}

/** A pad's tone. */
export const toneOf = (pad: Pad, lengthMs: number): Sound => [
  { pitchHz: pads[pad].pitchHz, lengthMs, wave: "triangle" },
];
