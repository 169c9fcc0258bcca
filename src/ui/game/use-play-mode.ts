import { useLayoutEffect, useState } from "react";

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
    const { dataset } = document.documentElement;
    if (!isPlaying || turn === found || "playing" in dataset) return;
    dataset["playing"] = "";
    scrollTo({ top: 0, behavior: "instant" });
  }, [isPlaying, turn, found]);
  useLayoutEffect(() => (isPlaying ? leavePlayMode : undefined), [isPlaying]);
}

/** Brings back what was folded away; the game goes on as it is. */
export function leavePlayMode(): void {
  delete document.documentElement.dataset["playing"];
}
