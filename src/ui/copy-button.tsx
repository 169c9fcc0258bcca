import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { Button } from "./button.tsx";
import { useCopy } from "./use-copy.ts";

interface Props {
  /** The text, or how to get it when it is large. */
  text: string | (() => string | Promise<string>);
  /** What is copied, for its name: "Copy result". */
  what?: string;
  label?: string;
  disabled?: boolean;
}

const words = { idle: "Copy", copied: "Copied", failed: "Press Ctrl+C" };

/** Copies text; the check mark shows only after it really was copied. */
export function CopyButton({ text, what = "", label = words.idle, disabled = false }: Props) {
  const { state, copy } = useCopy();
  const Icon = { idle: Copy, copied: Check, failed: TriangleAlert }[state];
  const shown = state === "idle" ? label : words[state];
  return (
    <Button
      look="quiet"
      size="small"
      disabled={disabled}
      aria-label={state === "idle" ? `${label} ${what}`.trim() : undefined}
      icon={<Icon aria-hidden className={`size-4 ${state === "copied" ? "text-good" : ""}`} />}
      onClick={async () => copy(typeof text === "string" ? text : await text())}
    >
      <span className="max-sm:sr-only">{shown}</span>
      <span role="status" className="sr-only">
        {state === "copied" && `${what || "Text"} copied`}
        {state === "failed" && "Copying failed. Select the text and press Ctrl+C."}
      </span>
    </Button>
  );
}
