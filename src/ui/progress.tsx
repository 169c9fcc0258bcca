import { useEffect, useState } from "react";
import { Button } from "./button.tsx";

interface Props {
  /** What is being done: "Formatting". */
  label: string;
  /** 0 to 1, or nothing when it cannot be known. */
  value?: number | undefined;
  onCancel: () => void;
}

/** Work under this is not worth a flicker. */
const patienceMs = 200;

/** A thin bar with Cancel, shown only once the work has taken a moment. */
export function Progress({ label, value, onCancel }: Props) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <div className="flex items-center gap-3 text-sm">
      <span className="text-soft">{label}…</span>
      <progress
        aria-label={label}
        className="h-1.5 min-w-0 flex-1 appearance-none overflow-hidden rounded-full border-0 bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
        {...(value === undefined ? {} : { value })}
      />
      <Button size="small" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
