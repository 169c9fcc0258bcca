import Delete from "lucide-react/icons/delete";
import type { ReactNode, Ref } from "react";
import { copyText, exactText } from "#domain/decimal.ts";
import { expressionOf, shownFigure, shownOperand, type Pad } from "#domain/keypad.ts";
import { CalculatorDisplay } from "./calculator-display.tsx";
import { CopyButton } from "./copy-button.tsx";
import { IconButton } from "./icon-button.tsx";

interface Props {
  ref: Ref<HTMLDivElement>;
  pad: Pad;
  signs?: ReactNode;
  /** The figure in other words: "₹12.35 lakh". */
  inWords?: string;
  /** For a keypad that has no such key. */
  onBackspace?: () => void;
}

/** The display of a calculator whose keys act at once. */
export function PadDisplay({ ref, pad, signs, inWords = "", onBackspace }: Props) {
  const { value, why } = shownOperand(pad);
  const exact = exactText(value);
  const notes = [pad.hint, exact === "" ? "" : `Exactly ${exact}`, inWords];
  return (
    <CalculatorDisplay
      ref={ref}
      figure={shownFigure(pad)}
      why={why}
      notes={notes.filter((note) => note !== "")}
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
          <CopyButton text={copyText(value)} what="result" />
        </>
      }
    />
  );
}
