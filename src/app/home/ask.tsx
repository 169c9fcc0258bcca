import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { useId, useRef, useState, type KeyboardEvent } from "react";
import type { Unit } from "#catalog/unit.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { useGo } from "../router.ts";
import { AskFoot } from "./ask-foot.tsx";
import { AskRows, type Row } from "./ask-rows.tsx";
import type { Found } from "./search.ts";
import { starts } from "./starts.ts";
import { useSlash } from "./use-slash.ts";

interface Props {
  typed: string;
  /** What the text in effect finds; nothing while there is none. */
  found: Found | undefined;
  /** The best unit for a text that has not taken effect yet. */
  findBest: (text: string) => Promise<Unit | undefined>;
  isApplied: boolean;
  onType: (text: string) => void;
  onClear: () => void;
}

const startRows: readonly Row[] = starts.map(({ unit, words }) => ({
  unit,
  name: words,
  detail: unit.name,
}));

const hitRow = (unit: Unit): Row => ({ unit, name: unit.name, detail: unit.description });

/** Four of them are in sight, three on a phone; the others are scrolled to. */
const maxRows = 8;

/** The one large field, and a panel of the same height whatever it shows. */
export function Ask({ typed, found, findBest, isApplied, onType, onClear }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [moved, setMoved] = useState<number>();
  const go = useGo();
  const listId = useId();
  useSlash(field);

  const rows = found === undefined ? startRows : found.hits.slice(0, maxRows).map(hitRow);
  // The first hit is chosen at once; a place to start only when someone goes there.
  const chosen = moved ?? (found === undefined ? -1 : 0);
  const rowId = (index: number) => `${listId}-${index}`;

  const clear = () => {
    setMoved(undefined);
    onClear();
    field.current?.focus();
  };
  const move = (by: number) => {
    if (rows.length === 0) return;
    const from = chosen < 0 && by < 0 ? 0 : chosen;
    const next = (from + by + rows.length) % rows.length;
    setMoved(next);
    document.getElementById(rowId(next))?.scrollIntoView({ block: "nearest" });
  };
  const open = async () => {
    const unit = isApplied ? rows[chosen]?.unit : await findBest(typed);
    if (unit !== undefined) go(unit.path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Enter") void open();
    else if (event.key === "Escape" && typed !== "") clear();
    else return;
    event.preventDefault();
  };

  return (
    <div className="overflow-clip rounded-lg border border-edge bg-raised shadow-lift has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-1 has-[input:focus-visible]:outline-focus">
      <div className="flex h-13 items-center gap-3 ps-4 pe-1 sm:h-16 sm:ps-5 sm:pe-2.5">
        <Search aria-hidden className="size-5 shrink-0 text-soft" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label="Search tools"
          aria-expanded={rows.length > 0}
          aria-controls={listId}
          aria-activedescendant={rows[chosen] && rowId(chosen)}
          aria-autocomplete="list"
          aria-keyshortcuts="/"
          placeholder="Search tools, games and calculators"
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
          value={typed}
          onChange={(event) => {
            setMoved(undefined);
            onType(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
          className="h-full min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ellipsis sm:text-lg"
        />
        {typed !== "" && (
          <IconButton label="Clear search" onClick={clear}>
            <X aria-hidden className="size-5" />
          </IconButton>
        )}
      </div>
      <AskRows
        id={listId}
        label={found === undefined ? "Where to start" : "Results"}
        rows={rows}
        chosen={chosen}
        rowId={rowId}
        onShowAll={clear}
      />
      <AskFoot found={found} />
    </div>
  );
}
