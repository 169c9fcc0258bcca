import type { ReactNode } from "react";
import { numberText, type Decimal } from "#domain/decimal.ts";

/** A small sign on the display. */
export const Sign = ({ children }: { children: ReactNode }) => (
  <span className="figures min-w-0 rounded-sm border border-line bg-raised px-1.5 leading-5 wrap-anywhere">
    {children}
  </span>
);

/** Spec §2: a memory indicator (visible when memory is nonzero). */
export const MemorySign = ({ memory }: { memory: Decimal }) =>
  memory.isZero() ? null : <Sign>M = {numberText(memory)}</Sign>;
