import { describe, expect, test } from "vitest";
import { isCountdown, isUnderWay, phaseAfter, type Phase } from "./phase.ts";

describe("the phases of a game that runs by itself", () => {
  test.each<[Phase, Parameters<typeof phaseAfter>[1], Phase]>([
    ["idle", "start", "running"],
    ["running", "pause", "paused"],
    ["paused", "resume", 3],
    [3, "tick", 2],
    [2, "tick", 1],
    [1, "tick", "running"],
    [2, "pause", "paused"],
  ])("%s, then %s, is %s", (phase, action, next) => {
    expect(phaseAfter(phase, action)).toBe(next);
  });

  test.each<[Phase, Parameters<typeof phaseAfter>[1]]>([
    ["idle", "pause"],
    ["idle", "resume"],
    ["idle", "tick"],
    ["running", "start"],
    ["running", "resume"],
    ["running", "tick"],
    ["paused", "start"],
    ["paused", "pause"],
    ["paused", "tick"],
    [3, "start"],
    [3, "resume"],
    ["over", "start"],
    ["over", "pause"],
    ["over", "resume"],
    ["over", "tick"],
  ])("%s stays as it is at %s", (phase, action) => {
    expect(phaseAfter(phase, action)).toBe(phase);
  });

  test("there is something to lose from the start until the end", () => {
    const phases: Phase[] = ["idle", "running", "paused", 3, 2, 1, "over"];
    expect(phases.filter(isUnderWay)).toEqual(["running", "paused", 3, 2, 1]);
    expect(phases.filter(isCountdown)).toEqual([3, 2, 1]);
  });
});
