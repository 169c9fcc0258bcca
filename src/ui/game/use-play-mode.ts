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
  useLayoutEffect(() => {
    if (!isPlaying) return;
    const { dataset } = document.documentElement;
    dataset["playing"] = "";
    document.querySelector("[data-game]")?.scrollIntoView({ block: "start", behavior: "instant" });
    return () => {
      delete dataset["playing"];
    };
  }, [isPlaying]);
}
