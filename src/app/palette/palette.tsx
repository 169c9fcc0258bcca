import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { lazy, Suspense, useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import type { Handover } from "#browser/handover.ts";
import { routeAt } from "#catalog/routes.ts";
import { counted } from "#domain/wording.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { useFavorites } from "../favorites/use-favorites.ts";
import { useGiven } from "../answer/use-given.ts";
import { usePath } from "../router.ts";
import { actions, favoriteAction } from "./actions.ts";
import { examples, groupsFor, type Entry } from "./entries.tsx";
import { Results } from "./results.tsx";

const Answer = lazy(() => import("../answer/answer.tsx"));

interface Props {
  onGo: (path: string, handover?: Handover) => void;
  onClose: () => void;
}

/** One fast search over everything. A native dialog: it traps the focus and Escape closes it. */
export default function Palette({ onGo, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(0);
  const listId = useId();
  const openId = useId();
  const { given, clear: forget, onPaste } = useGiven(() => setQuery(""));
  const groups = groupsFor(query, useActions());
  const entries = groups.flatMap((group) => group.entries);
  const rowId = (index: number) => `${listId}-${index}`;

  const go = (entry: Entry | undefined) => {
    if (entry === undefined) return;
    onClose();
    if ("run" in entry.target) entry.target.run();
    else onGo(entry.target.path, entry.target.handover);
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
    else if (event.key === "Enter" && given !== null) document.getElementById(openId)?.click();
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
      className="mx-auto mt-[10vh] w-[min(36rem,calc(100vw-2rem))] overflow-hidden rounded-lg border border-line bg-raised p-0 text-ink shadow-panel backdrop:bg-scrim motion:animate-rise max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-screen max-sm:max-w-none max-sm:rounded-none max-sm:border-0"
    >
      <div className="flex max-h-full flex-col sm:max-h-[80vh]">
        <div className="flex items-center gap-3 border-b border-line ps-4 pe-1.5">
          <Search aria-hidden className="size-5 shrink-0 text-soft" />
          <input
            // The dialog gives its focus to the first field, which is this one.
            role="combobox"
            aria-label="Search tools, games and calculators"
            aria-expanded={given === null}
            aria-controls={listId}
            aria-activedescendant={given === null && entries.length > 0 ? rowId(active) : undefined}
            aria-autocomplete="list"
            placeholder="Search, or paste anything"
            autoComplete="off"
            spellCheck={false}
            dir="auto"
            value={given?.line ?? query}
            onPaste={onPaste}
            onChange={(event) => {
              forget();
              setQuery(event.currentTarget.value);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
            className="h-14 min-w-0 flex-1 bg-transparent text-base outline-none"
          />
          <kbd className="rounded-sm border border-line bg-sunken px-1.5 font-sans text-xs text-soft max-sm:hidden">
            Esc
          </kbd>
          <IconButton label="Close search" onClick={() => dialog.current?.close()}>
            <X aria-hidden className="size-5" />
          </IconButton>
        </div>
        {/* A new query is looked at from its top. */}
        {given === null ? (
          <Results
            key={query}
            id={listId}
            rowId={rowId}
            groups={groups}
            active={active}
            onActive={setActive}
            onChoose={(index) => go(entries[index])}
          />
        ) : (
          <Suspense fallback={null}>
            <Answer given={given} openId={openId} onOpen={onClose} />
          </Suspense>
        )}
        <p
          role="status"
          className={entries.length === 0 ? "px-4 py-8 text-center text-soft" : "sr-only"}
        >
          {given !== null
            ? ""
            : entries.length === 0
              ? `Nothing found for "${query.trim()}"`
              : counted(entries.length, "result")}
        </p>
        <p className="border-t border-line px-4 py-2 text-xs text-soft max-sm:hidden">
          {`Opens a tool with what you type: ${examples.join(" · ")}`}
        </p>
      </div>
    </dialog>
  );
}

/** What can be done here. */
function useActions() {
  const unit = routeAt(usePath());
  const { has } = useFavorites();
  return unit === undefined ? actions : [...actions, favoriteAction(unit, has(unit.path))];
}
