import type { Sound } from "#domain/sound.ts";

const loudness = 0.12;
const fadeMs = 12; // a tone that begins or ends at once clicks
const maxTonesAtOnce = 12;

let speaker: AudioContext | undefined;
const sounding = new Set<OscillatorNode>();

/** Plays a few notes. Where the browser has no sound, or not yet, nothing happens. */
export function play(sound: Sound): void {
  try {
    speaker ??= new AudioContext();
    // A browser starts in silence until the visitor did something on the page.
    if (speaker.state === "suspended") void speaker.resume().catch(() => undefined);
    for (const note of sound) if (sounding.size < maxTonesAtOnce) start(speaker, note);
  } catch {
    // No speaker: a game is complete without its sound.
  }
}

/** Ends whatever sounds, and gives the speaker back. */
export function hush(): void {
  for (const tone of sounding) tone.stop();
  sounding.clear();
  void speaker?.close().catch(() => undefined);
  speaker = undefined;
}

function start(
  context: AudioContext,
  { pitchHz, lengthMs, startMs = 0, wave = "sine" }: Sound[number],
) {
  const tone = new OscillatorNode(context, { type: wave, frequency: pitchHz });
  const volume = new GainNode(context, { gain: 0 });
  const from = context.currentTime + startMs / 1000;
  const to = from + lengthMs / 1000;
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(loudness, from + fadeMs / 1000);
  volume.gain.setValueAtTime(loudness, Math.max(from + fadeMs / 1000, to - fadeMs / 1000));
  volume.gain.linearRampToValueAtTime(0, to + fadeMs / 1000);
  tone.connect(volume).connect(context.destination);
  sounding.add(tone);
  tone.addEventListener("ended", () => sounding.delete(tone));
  tone.start(from);
  tone.stop(to + fadeMs / 1000);
}
