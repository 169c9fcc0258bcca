import Clock from "lucide-react/icons/clock";
import Eraser from "lucide-react/icons/eraser";
import FlaskConical from "lucide-react/icons/flask-conical";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";

interface Props {
  /** What the field holds, where another stands beside it: "timestamp". */
  what?: string;
  isEmpty: boolean;
  onNow?: () => void;
  onSample: () => void;
  onClear: () => void;
  children?: ReactNode;
}

/** What can be put into a field, and taken out of it. */
export function InputActions({ what = "", isEmpty, onNow, onSample, onClear, children }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {onNow !== undefined && (
        <Button
          size="small"
          aria-label={`Now as ${what}`}
          icon={<Clock aria-hidden className="size-4" />}
          onClick={onNow}
        >
          Now
        </Button>
      )}
      <Button
        size="small"
        aria-label={`Load Sample ${what}`.trim()}
        icon={<FlaskConical aria-hidden className="size-4" />}
        onClick={onSample}
      >
        Load Sample
      </Button>
      <Button
        size="small"
        look="quiet"
        aria-label={`Clear ${what}`.trim()}
        icon={<Eraser aria-hidden className="size-4" />}
        disabled={isEmpty}
        onClick={onClear}
      >
        Clear
      </Button>
      {children}
    </div>
  );
}
