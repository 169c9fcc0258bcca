import { useEffect, useRef, useState, type RefObject } from "react";
import { useKeys } from "#ui/game/use-keys.ts";

interface Options {
  area: RefObject<HTMLElement | null>;
  board: RefObject<HTMLElement | null>;
  /** Whether there is a game to restart, and whether one would be lost that is worth asking for. */
  isOn: boolean;
  asks: boolean;
  onRestart: () => void;
}

const patienceMs = 3000;

/** R begins anew. Where that would throw a game away it asks first, and waits for a second R. */
export function useRestartKey({ area, board, isOn, asks, onRestart }: Options): boolean {
  const [isAsking, setAsking] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  useKeys({
    area,
    board,
    press(event) {
      if (event.code !== "KeyR" || event.shiftKey || !isOn) return false;
      if (event.repeat) return true; // a key that is held does not answer the question
      clearTimeout(timer.current);
      setAsking(asks && !isAsking);
      if (asks && !isAsking) timer.current = setTimeout(() => setAsking(false), patienceMs);
      else onRestart();
      return true;
    },
  });
  return isAsking && asks;
}
