/** One note of a sound. */
interface Note {
  pitchHz: number;
  lengthMs: number;
  startMs?: number; // after the sound began; at once when left out
  wave?: "sine" | "triangle" | "square";
}

export type Sound = readonly Note[];

/** The sounds that games share. A game with a voice of its own, as Simon, brings its own notes. */
export const sounds = {
  tap: [{ pitchHz: 330, lengthMs: 45, wave: "triangle" }],
  turn: [{ pitchHz: 247, lengthMs: 35, wave: "triangle" }],
  gain: [
    { pitchHz: 523, lengthMs: 70 },
    { pitchHz: 784, lengthMs: 90, startMs: 60 },
  ],
  wrong: [{ pitchHz: 147, lengthMs: 180, wave: "square" }],
  win: [
    { pitchHz: 523, lengthMs: 110 },
    { pitchHz: 659, lengthMs: 110, startMs: 100 },
    { pitchHz: 784, lengthMs: 110, startMs: 200 },
    { pitchHz: 1047, lengthMs: 260, startMs: 300 },
  ],
  over: [
    { pitchHz: 330, lengthMs: 140 },
    { pitchHz: 262, lengthMs: 140, startMs: 140 },
    { pitchHz: 196, lengthMs: 280, startMs: 280 },
  ],
} as const satisfies Record<string, Sound>;
