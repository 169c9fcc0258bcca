import type { RefObject } from "react";
import { useKeys } from "#ui/game/use-keys.ts";

interface Options {
  area: RefObject<HTMLElement | null>;
  board: RefObject<HTMLElement | null>;
  /** Against the clock a bad start is thrown away at once. Elsewhere R presses Reset, which asks. */
  isOn: boolean;
  isPlaying: boolean;
  onRestart: () => void;
}

/** R begins a sprint or an ultra anew, without a question and without the start screen. */
export function useQuickRestart({ area, board, isOn, isPlaying, onRestart }: Options): void {
  useKeys({
    area,
    board,
    isPlaying,
    press(event) {
      if (!isOn || event.code !== "KeyR" || event.shiftKey) return false;
      if (!event.repeat) onRestart();
      return true;
    },
  });
}
