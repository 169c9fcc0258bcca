import { StatusLine } from "./status-line.tsx";

/** Says that a link could not get what it asked for. */
export function LinkNotice({ adjusted }: { adjusted: boolean }) {
  return (
    adjusted && (
      <StatusLine tone="warn">
        The link asked for values that are not possible here. The nearest ones are used.
      </StatusLine>
    )
  );
}
