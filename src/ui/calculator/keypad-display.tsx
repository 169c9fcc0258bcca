import ClipboardPaste from "lucide-react/icons/clipboard-paste";
import Delete from "lucide-react/icons/delete";
import type { ReactNode, Ref } from "react";
import { readClipboard } from "#browser/read-clipboard.ts";
import { copyText, exactText } from "#domain/decimal.ts";
import { expressionOf, shownFigure, shownOperand, type Pad } from "#domain/keypad.ts";
import type { Result } from "#domain/result.ts";
import { CalculatorDisplay } from "./calculator-display.tsx";
import { CopyButton } from "../copy-button.tsx";
import { IconButton } from "../icon-button.tsx";

interface Props {
  ref: Ref<HTMLDivElement>;
  pad: Pad;
  signs?: ReactNode;
  /** The figure in other words: "₹12.35 lakh". */
  inWords?: string;
  /** What else there is to say about it. */
  notes?: readonly string[];
  /** For how many notes there is room, so that they push nothing away. */
  lines?: 1 | 4;
  /** What was in the clipboard, or why that is not known. Phones have no Ctrl+V. */
  onPaste: (pasted: Result<string>) => void;
  /** For a keypad that has no such key. */
  onBackspace?: () => void;
}

/** The display of a calculator whose keys act at once. */
export function KeypadDisplay(props: Props) {
  const { ref, pad, signs, inWords = "", lines = 1, onPaste, onBackspace } = props;
  const { value, why } = shownOperand(pad);
  const exact = exactText(value);
  const exactly = exact === "" ? "" : `Exactly ${exact}`;
  const notes = [pad.hint, ...(props.notes ?? []), exactly, inWords];
  return (
    <CalculatorDisplay
      ref={ref}
      figure={shownFigure(pad)}
      why={why}
      notes={notes.filter((note) => note !== "")}
      lines={lines}
      signs={signs}
      above={
        // Of a long line the end counts.
        <span className="flex justify-end overflow-hidden whitespace-nowrap">
          {expressionOf(pad)}
        </span>
      }
      actions={
        <>
          {onBackspace !== undefined && (
            <IconButton label="Backspace" onClick={onBackspace}>
              <Delete aria-hidden className="size-5" />
            </IconButton>
          )}
          <IconButton
            label="Paste a number"
            className="not-pointer-coarse:hidden"
            onClick={async () => onPaste(await readClipboard())}
          >
            <ClipboardPaste aria-hidden className="size-4" />
          </IconButton>
          <CopyButton text={copyText(value)} what="result" />
        </>
      }
    />
  );
}
