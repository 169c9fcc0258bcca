import type { RefObject } from "react";
import type { KeyLabel } from "./key-labels.tsx";

interface Props<Id extends string> {
  /** What the keys are for: "Keypad", "More functions". */
  label: string;
  rows: readonly (readonly Id[])[];
  faces: Record<Id, KeyLabel>;
  /** Four make tall keys; three stand beside or below others, and are six on a phone. */
  columns: 3 | 4 | 5;
  /** Keys as wide as two. */
  wide?: readonly Id[];
  /** The key that is held down on the keyboard. */
  pressed: Id | null;
  /** The operator that waits for its second number. */
  pending?: string | null;
  /** What has the focus while keys are clicked, so that Enter means "=" and not "again". */
  home: RefObject<HTMLElement | null>;
  onPress: (id: Id) => void;
}

// On a phone the text grows no wider than its key, however large the visitor's text is. On a short
// one the keys are lower, so that "=" is in sight.
const layouts = {
  3: "grid-cols-3 gap-1.5 max-lg:grid-cols-6 max-lg:text-[min(0.875rem,4vw)] max-[22rem]:grid-cols-4 lg:text-lg *:min-h-11",
  4: "grid-cols-4 gap-1.5 text-xl sm:gap-2 sm:text-2xl *:min-h-14 [@media(max-height:43rem)]:max-sm:*:min-h-11.5",
  5: "grid-cols-5 gap-1.5 max-sm:text-[min(1rem,4.5vw)] lg:text-lg *:min-h-11",
};
const looks = {
  digit: "border-line bg-surface font-medium dark:border-transparent dark:bg-line",
  action: "border-transparent bg-sunken dark:bg-line/50",
  function: "border-transparent bg-sunken dark:bg-line/50",
  operator: "border-transparent bg-accent-tint font-medium text-accent-text",
  equals: "border-transparent bg-accent font-medium text-accent-ink",
};

/** The keys of a calculator: large enough for a thumb, in the rows that people know. */
export function Keypad<Id extends string>(props: Props<Id>) {
  const { rows, faces, wide = [], home } = props;
  return (
    <div role="group" aria-label={props.label} className={`grid ${layouts[props.columns]}`}>
      {rows.flat().map((id) => {
        const { name, look, label = id, shortcuts = [] } = faces[id];
        return (
          <button
            key={id}
            type="button"
            aria-label={name}
            title={
              shortcuts[0] === undefined || look === "digit" ? name : `${name} (${shortcuts[0]})`
            }
            data-held={id === props.pressed || undefined}
            data-pending={id === props.pending || undefined}
            onMouseDown={(event) => {
              event.preventDefault();
              home.current?.focus({ preventScroll: true });
            }}
            onClick={() => props.onPress(id)}
            className={`figures flex touch-manipulation items-center justify-center rounded-md border px-1 leading-none transition-[background-color,filter,transform] duration-100 select-none hover:brightness-95 dark:hover:brightness-120 motion:active:scale-95 motion:data-held:scale-95 data-pending:ring-2 data-pending:ring-accent ${looks[look]} ${wide.includes(id) ? "col-span-2" : ""}`}
          >
            {label}
          </button>
        );
      })}
    </div>
  );
}
