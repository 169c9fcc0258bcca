import Search from "lucide-react/icons/search";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { counted } from "#domain/wording.ts";
import { entriesFor, type Entry } from "./entries.tsx";

interface Props {
  onGo: (path: string) => void;
  onClose: () => void;
}

/** One fast search over everything. A native dialog: it traps the focus and Escape closes it. */
export default function Palette({ onGo, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(0);
  const listId = useId();
  const entries = entriesFor(query);
  const rowId = (index: number) => `${listId}-${index}`;

  const go = (entry: Entry | undefined) => {
    if (entry === undefined) return;
    onClose();
    onGo(entry.path);
  };

  useEffect(() => {
    const element = dialog.current;
    // A click on the dialog itself is a click beside its content: on the backdrop.
    const closeBeside = (event: MouseEvent) => event.target === element && element?.close();
    element?.showModal();
    element?.addEventListener("click", closeBeside);
    return () => element?.removeEventListener("click", closeBeside);
  }, []);

  const move = (index: number) => {
    const next = (index + entries.length) % Math.max(entries.length, 1);
    setActive(next);
    document.getElementById(rowId(next))?.scrollIntoView({ block: "nearest" });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown") move(active + 1);
    else if (event.key === "ArrowUp") move(active - 1);
    else if (event.key === "Enter") go(entries[active]);
    else return;
    event.preventDefault();
  };

  return (
    <dialog
      ref={dialog}
      aria-label="Search everything"
      // Escape first cancels and then closes, some time later: a key that opens the palette again
      // must not come in between.
      onCancel={(event) => {
        event.preventDefault();
        event.currentTarget.close();
        onClose();
      }}
      onClose={onClose}
      className="mx-auto mt-[10vh] w-[min(36rem,calc(100vw-2rem))] overflow-hidden rounded-lg border border-line bg-raised p-0 text-ink shadow-panel backdrop:bg-scrim motion:animate-rise"
    >
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search aria-hidden className="size-5 shrink-0 text-soft" />
        <input
          // The dialog gives its focus to the first field, which is this one.
          role="combobox"
          aria-label="Search tools, games and calculators"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={entries.length > 0 ? rowId(active) : undefined}
          aria-autocomplete="list"
          placeholder="Search tools, games and calculators..."
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          className="h-14 min-w-0 flex-1 bg-transparent text-base outline-none"
        />
        <kbd className="rounded-sm border border-line bg-sunken px-1.5 font-sans text-xs text-soft max-sm:hidden">
          Esc
        </kbd>
      </div>
      {/* Clicks are caught here; the combobox above is the way through the rows by keyboard. */}
      <div role="presentation" onClick={(event) => go(entries[rowOf(event.target)])}>
        <div
          id={listId}
          role="listbox"
          aria-label="Results"
          className="max-h-[60vh] overflow-y-auto p-2"
        >
          {entries.map((entry, index) => (
            <div
              key={entry.path}
              id={rowId(index)}
              data-row={index}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onPointerMove={() => setActive(index)}
              className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 aria-selected:bg-accent-tint"
            >
              {entry.icon}
              <span className="min-w-0">
                <span className="block text-sm font-medium">{entry.name}</span>
                <span className="block truncate text-xs text-soft">{entry.description}</span>
              </span>
            </div>
          ))}
        </div>
      </div>
      <p
        role="status"
        className={entries.length === 0 ? "px-4 pb-6 text-center text-soft" : "sr-only"}
      >
        {entries.length === 0
          ? `Nothing found for "${query.trim()}"`
          : counted(entries.length, "result")}
      </p>
    </dialog>
  );
}

/** The row that was clicked, or -1. */
const rowOf = (target: EventTarget): number =>
  Number((target as Element).closest<HTMLElement>("[data-row]")?.dataset["row"] ?? -1);
