import { useId, useRef, type KeyboardEvent, type ReactNode } from "react";

interface Props<Id extends string> {
  label: string;
  tabs: readonly { id: Id; label: string }[];
  selected: Id;
  onSelect: (id: Id) => void;
  children: ReactNode;
}

/** Views of one thing, one at a time. Arrow keys move, as the WAI-ARIA pattern says. */
export function Tabs<Id extends string>(props: Props<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
    const now = props.tabs.findIndex((tab) => tab.id === props.selected);
    const last = props.tabs.length - 1;
    const step = steps[event.key];
    const ends: Record<string, number> = { Home: 0, End: last };
    const next = step === undefined ? ends[event.key] : (now + step + last + 1) % (last + 1);
    const tab = next === undefined ? undefined : props.tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    props.onSelect(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next ?? 0]?.focus();
  };

  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div
        ref={list}
        role="tablist"
        aria-label={props.label}
        tabIndex={-1}
        onKeyDown={move}
        className="flex gap-1 overflow-x-auto border-b border-line"
      >
        {props.tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === props.selected}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === props.selected ? 0 : -1}
            onClick={() => props.onSelect(tab.id)}
            className="-mb-px min-h-11 border-b-2 border-transparent px-3 text-sm font-medium whitespace-nowrap text-soft hover:text-ink aria-selected:border-accent aria-selected:text-ink forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight] forced-colors:aria-selected:underline"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${props.selected}`}>
        {props.children}
      </div>
    </div>
  );
}
