import { useEffect, useState } from "react";

/** A value once it has rested: a slider on the move would make a screen reader stammer. */
export function useSettled<Value>(value: Value, delayMs = 500): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
