import ClipboardPaste from "lucide-react/icons/clipboard-paste";
import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { lazy, Suspense, useId, useRef, useState, type KeyboardEvent } from "react";
import type { Unit } from "#catalog/unit.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { givenText, isMoreThanWords } from "../answer/given.ts";
import { UnitBoundary } from "../pages/unit-boundary.tsx";
import { later } from "../later.tsx";
import { useGo } from "../router.ts";
import { AskFoot } from "./ask-foot.tsx";
import { AskRows, Nothing } from "./ask-rows.tsx";
import type { Found } from "./search.ts";
import { useGiven } from "../answer/use-given.ts";
import { useSlash } from "./use-slash.ts";

const AskExample = later((parts) => parts.AskExample);
// What recognizes a value is loaded when there is one.
const Answer = lazy(() => import("../answer/answer.tsx"));

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

/** Four of them are in sight, three on a phone; the others are scrolled to. */
const maxRows = 8;

/** The one large field: typing searches, pasting answers. Its panel is as high whatever it shows. */
export function Ask({ typed, found, findBest, isApplied, onType, onClear }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [moved, setMoved] = useState(0);
  const go = useGo();
  const listId = useId();
  const openId = useId();
  useSlash(field);
  const { given, hint, takeText, clear: forget, onPaste, onDrop, pasteNow } = useGiven(onClear);

  const [isAnswered, setAnswered] = useState(false);
  const rows = given === null && !isAnswered ? (found?.hits.slice(0, maxRows) ?? []) : [];
  const chosen = Math.min(moved, rows.length - 1);
  const rowId = (index: number) => `${listId}-${index}`;
  const isEmpty = typed === "" && given === null;

  const clear = () => {
    setMoved(0);
    forget();
    onClear();
    field.current?.focus();
  };
  const move = (by: number) => {
    if (rows.length === 0) return;
    const next = (chosen + by + rows.length) % rows.length;
    setMoved(next);
    document.getElementById(rowId(next))?.scrollIntoView({ block: "nearest" });
  };
  const open = async () => {
    const answer = document.getElementById(openId);
    if (answer !== null) return answer.click();
    const unit = isApplied ? rows[chosen] : await findBest(typed);
    if (unit !== undefined) go(unit.path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Enter") void open();
    else if (event.key === "Escape" && !isEmpty) clear();
    else return;
    event.preventDefault();
  };

  const foot = <AskFoot found={found} hint={hint} onTry={(text) => takeText(text, "Example")} />;
  const panel = () => {
    if (given !== null) return <Answer given={given} openId={openId} />;
    if (found === undefined)
      return (
        <>
          <AskExample />
          {foot}
        </>
      );
    const isHit = found.hits.length > 0 || !isApplied;
    const results = (
      <>
        {isHit ? (
          <AskRows id={listId} units={rows} chosen={chosen} rowId={rowId} />
        ) : (
          <Nothing onShowAll={clear} />
        )}
        {foot}
      </>
    );
    // Some tool is found for "5 miles in km", too.
    if (!isApplied || (isHit && !isMoreThanWords(typed))) return results;
    return (
      <Answer
        given={givenText(typed.trim(), "Typed")}
        openId={openId}
        otherwise={results}
        onRead={setAnswered}
      />
    );
  };

  return (
    <div
      className="overflow-clip rounded-lg border border-edge bg-raised shadow-lift has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-1 has-[input:focus-visible]:outline-focus"
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <div className="flex h-13 items-center gap-3 ps-4 pe-1 sm:h-16 sm:ps-5 sm:pe-2.5">
        <Search aria-hidden className="size-5 shrink-0 text-soft" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label="Search tools, or paste anything"
          aria-expanded={rows.length > 0}
          aria-controls={listId}
          aria-activedescendant={rows[chosen] && rowId(chosen)}
          aria-autocomplete="list"
          aria-keyshortcuts="/"
          placeholder="Search, or paste anything"
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
          value={given?.line ?? typed}
          onPaste={onPaste}
          onChange={(event) => {
            setMoved(0);
            forget();
            onType(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
          className="h-full min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ellipsis sm:text-lg"
        />
        {isEmpty ? (
          <IconButton label="Paste" onClick={() => void pasteNow()}>
            <ClipboardPaste aria-hidden className="size-5" />
          </IconButton>
        ) : (
          <IconButton label="Clear search" onClick={clear}>
            <X aria-hidden className="size-5" />
          </IconButton>
        )}
      </div>
      <UnitBoundary name="What reads a value">
        <Suspense fallback={<div className="h-37 border-t border-line bg-surface/50 sm:h-55" />}>
          {panel()}
        </Suspense>
      </UnitBoundary>
    </div>
  );
}
