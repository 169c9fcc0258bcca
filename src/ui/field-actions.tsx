import Clock from "lucide-react/icons/clock";
import Eraser from "lucide-react/icons/eraser";
import FlaskConical from "lucide-react/icons/flask-conical";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { UndoOffer } from "./undo-offer.tsx";
import { useUndoOffer } from "./use-undo-offer.ts";

interface Props {
  /** What the field holds now; it can be brought back for ten seconds. */
  text: string;
  onText: (text: string) => void;
  /** What is in the field, where another stands beside it: "timestamp". */
  what?: string;
  onNow?: () => void;
  onSample: () => void;
  children?: ReactNode;
}

/** What can be put into a field of one or a few lines, and taken out of it. */
export function FieldActions({ text, onText, what = "", onNow, onSample, children }: Props) {
  const { offer, make, end } = useUndoOffer<string>();
  const replacing = (place: () => void, words: string) => () => {
    if (text === "") end();
    else make(text, words);
    place();
  };
  const replaced = "The text was replaced.";
  return (
    <div className="flex flex-wrap items-center gap-2">
      {onNow !== undefined && (
        <Button
          size="small"
          aria-label={`Now as ${what}`}
          icon={<Clock aria-hidden className="size-4" />}
          onClick={replacing(onNow, replaced)}
        >
          Now
        </Button>
      )}
      <Button
        size="small"
        aria-label={`Load Sample ${what}`.trim()}
        icon={<FlaskConical aria-hidden className="size-4" />}
        onClick={replacing(onSample, replaced)}
      >
        Load Sample
      </Button>
      <Button
        size="small"
        look="quiet"
        aria-label={`Clear ${what}`.trim()}
        icon={<Eraser aria-hidden className="size-4" />}
        disabled={text === ""}
        onClick={replacing(() => onText(""), "Cleared.")}
      >
        Clear
      </Button>
      {children}
      {offer !== null && (
        <UndoOffer
          words={offer.words}
          onUndo={() => {
            onText(offer.value);
            end();
          }}
        />
      )}
    </div>
  );
}
