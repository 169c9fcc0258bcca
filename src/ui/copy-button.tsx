import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { Button, type Props as ButtonProps } from "./button.tsx";
import { useCopy } from "./use-copy.ts";

interface Props {
  /** The text, or how to get it when it is large; `null` when that failed. */
  text: string | (() => string | null | Promise<string | null>);
  /** What is copied, for its name: "Copy result". */
  what?: string;
  label?: string;
  disabled?: boolean;
  look?: ButtonProps["look"];
  /** A small one is only an icon on a phone; a normal one always has its words. */
  size?: "small" | "normal";
  /** Only an icon everywhere: one of many in a list. */
  iconOnly?: boolean;
}

const words = { idle: "Copy", copied: "Copied", failed: "Press Ctrl+C" };

/** Copies text; the check mark shows only after it really was copied. */
export function CopyButton(props: Props) {
  const { text, what = "", label = words.idle, disabled = false } = props;
  const { look = "quiet", size = "small", iconOnly = false } = props;
  const { state, copy } = useCopy();
  const Icon = { idle: Copy, copied: Check, failed: TriangleAlert }[state];
  const shown = state === "idle" ? label : words[state];
  return (
    <Button
      look={look}
      size={size}
      className={size === "normal" ? "max-sm:whitespace-normal" : ""}
      disabled={disabled}
      aria-label={state === "idle" ? `${label} ${what}`.trim() : undefined}
      icon={<Icon aria-hidden className={`size-4 ${state === "copied" ? "text-good" : ""}`} />}
      onClick={async () => copy(typeof text === "string" ? text : await text())}
    >
      <span className={iconOnly ? "sr-only" : size === "small" ? "max-sm:sr-only" : ""}>
        {shown}
      </span>
      <span role="status" className="sr-only">
        {state === "copied" && `${what || "Text"} copied`}
        {state === "failed" && "Copying failed. Select the text and press Ctrl+C."}
      </span>
    </Button>
  );
}
