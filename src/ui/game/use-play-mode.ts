import { useLayoutEffect, useState } from "react";
import { watchFrames } from "#browser/frames.ts";

/**
 * Play mode: the header of the page folds away and the board takes the room there is. It begins
 * with the first change of `turn` during this visit: a kept game that is only looked at folds
 * nothing.
 */
export function usePlayMode(isOn: boolean, turn: unknown = isOn): void {
  const [found] = useState(turn);
  const [hasBegun, setBegun] = useState(false);
  if (turn !== found && !hasBegun) setBegun(true);
  const isPlaying = isOn && hasBegun;
  // With every turn: who asked for the page and plays on has the board again.
  useLayoutEffect(() => {
    if (!isPlaying || turn === found || "playing" in document.documentElement.dataset) return;
    // Once the turn is drawn: to lay out the whole page anew is a frame's work of its own.
    return watchFrames(2, () => {
      const isScrolled = scrollY > 0; // asked before the page changes, it costs nothing
      document.documentElement.dataset["playing"] = "";
      if (isScrolled) scrollTo({ top: 0, behavior: "instant" });
    });
  }, [isPlaying, turn, found]);
  useLayoutEffect(() => (isPlaying ? leavePlayMode : undefined), [isPlaying]);
}

/** Brings back what was folded away; the game goes on as it is. */
export function leavePlayMode(): void {
  delete document.documentElement.dataset["playing"];
}
