import type { ReactNode } from "react";
import { CopyButton } from "./copy-button.tsx";

interface Props {
  /** What one of them is, for the names of the copy buttons: "UUID". */
  what: string;
  values: readonly string[];
  /** How a value looks, when it is more than plain text. What is copied stays the same. */
  show?: (value: string) => ReactNode;
}

const asText = (value: string): ReactNode => value;

/** Values to take away, each with a copy button. One alone is large, and copied by its pane. */
export function ValueList({ what, values, show = asText }: Props) {
  const isOne = values.length === 1;
  return (
    <ol className="font-mono">
      {values.map((value, index) => (
        <li
          // Nil UUIDs are all the same: a value is its place in the list.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          className={`flex items-center gap-3 border-line ps-4 not-last:border-b ${isOne ? "min-h-24 pe-4 text-lg sm:text-xl" : "min-h-11 pe-1 text-sm sm:text-base"}`}
        >
          {!isOne && (
            <span aria-hidden className="w-7 shrink-0 text-end text-xs text-soft">
              {index + 1}
            </span>
          )}
          <span className="min-w-0 flex-1 py-1.5 whitespace-pre-wrap wrap-anywhere">
            {show(value)}
          </span>
          {!isOne && (
            <span className="shrink-0 font-sans pointer-coarse:[&_button]:min-h-11 pointer-coarse:[&_button]:min-w-11">
              <CopyButton iconOnly text={value} what={`${what} ${index + 1}`} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
