import { afterEach, describe, expect, it, vi } from "vitest";
import { sounds } from "#domain/sound.ts";
import { hush, play } from "./sound.ts";

const started: { pitchHz: number; stopped: number }[] = [];
let closed = 0;

class FakeParam {
  setValueAtTime() {}
  linearRampToValueAtTime() {}
}
class FakeTone extends EventTarget {
  private readonly entry;
  constructor(_context: unknown, { frequency }: { frequency: number }) {
    super();
    this.entry = { pitchHz: frequency, stopped: 0 };
    started.push(this.entry);
  }
  connect = <Next>(next: Next) => next;
  start() {}
  stop() {
    this.entry.stopped += 1;
  }
}
class FakeVolume {
  gain = new FakeParam();
  connect = <Next>(next: Next) => next;
}
class FakeSpeaker {
  state = "suspended";
  currentTime = 0;
  destination = {};
  resume = () => Promise.reject(new Error("not yet"));
  close() {
    closed += 1;
    return Promise.resolve();
  }
}

function giveSpeaker() {
  vi.stubGlobal("AudioContext", FakeSpeaker);
  vi.stubGlobal("OscillatorNode", FakeTone);
  vi.stubGlobal("GainNode", FakeVolume);
}

afterEach(() => {
  hush();
  started.length = 0;
  closed = 0;
  vi.unstubAllGlobals();
});

describe("sound", () => {
  it("plays every note, also while the browser still refuses to sound", () => {
    giveSpeaker();
    play(sounds.gain);
    expect(started.map(({ pitchHz }) => pitchHz)).toEqual([523, 784]);
  });

  it("never piles up more than a dozen notes", () => {
    giveSpeaker();
    for (let count = 0; count < 50; count += 1) play(sounds.tap);
    expect(started).toHaveLength(12);
  });

  it("leaves nothing sounding and gives the speaker back", () => {
    giveSpeaker();
    play(sounds.win);
    hush();
    // Once at its own end, planned when it began, and once now.
    expect(started.every(({ stopped }) => stopped === 2)).toBe(true);
    expect(closed).toBe(1);
    hush();
    expect(closed).toBe(1);
  });

  it("goes on without sound where there is none", () => {
    expect(() => play(sounds.win)).not.toThrow();
  });
});
