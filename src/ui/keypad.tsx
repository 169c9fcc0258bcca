import type { RefObject } from "react";
import type { KeyFace } from "./key-faces.tsx";

interface Props<Id extends string> {
  /** What the keys are for: "Keypad", "More functions". */
  label: string;
  rows: readonly (readonly Id[])[];
  faces: Record<Id, KeyFace>;
  columns: 3 | 4 | 5;
  /** Keys as wide as two. */
  wide?: readonly Id[];
  /** `tall` for few keys, `compact` for many. */
  size: "tall" | "compact";
  /** The key that is held down on the keyboard. */
  pressed: Id | null;
  /** The operator that waits for its second number. */
  pending?: string | null;
  /** What has the focus while keys are clicked, so that Enter means "=" and not "again". */
  home: RefObject<HTMLElement | null>;
  onPress: (id: Id) => void;
}

const columnClass = {
  3: "grid-cols-3 max-lg:grid-cols-6 max-lg:text-sm max-[22rem]:grid-cols-4",
  4: "grid-cols-4",
  5: "grid-cols-5",
};
const sizes = {
  tall: "gap-1.5 sm:gap-2 text-xl sm:text-2xl *:min-h-14",
  compact: "gap-1.5 lg:text-lg *:min-h-11",
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
    <div
      role="group"
      aria-label={props.label}
      className={`grid ${columnClass[props.columns]} ${sizes[props.size]}`}
    >
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
