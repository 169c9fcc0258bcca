import type { KeyboardEvent, PointerEvent, RefObject } from "react";

interface Props {
  /** Around both panes. */
  grid: RefObject<HTMLElement | null>;
  share: number; // of the first pane, in percent
  range: readonly [min: number, max: number];
  onChange: (share: number) => void;
}

const middle = 50;
const steps: Partial<Record<string, number>> = { ArrowLeft: -2, ArrowRight: 2 };

/** Between two panes: dragged, or moved by arrows, Home and End. Enter and a double click halve. */
export function PaneDivider({ grid, share, range: [min, max], onChange }: Props) {
  const change = (next: number) => onChange(Math.min(Math.max(Math.round(next), min), max));
  const drag = (event: PointerEvent<HTMLElement>) => {
    const { left = 0, width = 0 } = grid.current?.getBoundingClientRect() ?? {};
    if (event.currentTarget.hasPointerCapture(event.pointerId) && width > 0)
      change((100 * (event.clientX - left)) / width);
  };
  const press = (event: KeyboardEvent) => {
    const places: Partial<Record<string, number>> = { Home: min, End: max, Enter: middle };
    const step = steps[event.key];
    const next = step === undefined ? places[event.key] : share + step;
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    change(next);
  };
  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label="Width of the first pane"
      aria-valuenow={share}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={`${share} percent`}
      title="Drag to resize. Double click: equal widths"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a separator that moves is a control
      tabIndex={0}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onDoubleClick={() => change(middle)}
      onKeyDown={press}
      className="group flex cursor-col-resize touch-none items-center justify-center rounded-sm no-print max-lg:hidden"
    >
      <span
        aria-hidden
        className="h-10 w-1 rounded-full bg-edge opacity-40 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100 forced-colors:bg-[ButtonText]"
      />
    </div>
  );
}
