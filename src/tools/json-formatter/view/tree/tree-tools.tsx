import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import { useState } from "react";
import { IconButton } from "#ui/icon-button.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { Select } from "#ui/select.tsx";
import { useDebounced } from "#ui/use-debounced.ts";
import type { SearchResult } from "../../logic/tree/search.ts";

interface Props {
  /** Looks for text in keys and values. */
  search: (text: string) => Promise<SearchResult | null>;
  onQuery: (text: string) => void;
  onFound: (node: number) => void;
  onExpand: (levels: number) => void;
}

const everyLevel = 500;
const levels = [
  ["0", "None"],
  ["1", "1 level"],
  ["2", "2 levels"],
  ["3", "3 levels"],
  ["5", "5 levels"],
  [String(everyLevel), "All"],
] as const;

/** A pause in typing before a search, so that it does not run for every letter. */
const pauseMs = 200;

/** Search with its place among the hits, and how far the tree is open. */
export function TreeTools({ search, onQuery, onFound, onExpand }: Props) {
  const [query, setQuery] = useState("");
  const [result, setResult] = useState<SearchResult | null>(null);
  const [hit, setHit] = useState(0);
  const [shownLevels, setShownLevels] = useState<(typeof levels)[number][0]>("2");

  const look = async (text: string) => {
    onQuery(text);
    const found = text === "" ? null : await search(text);
    setResult(found);
    setHit(0);
    const first = found?.hits[0];
    if (first) onFound(first.node);
  };
  const later = useDebounced(look, pauseMs);
  const change = (text: string) => {
    setQuery(text);
    if (text === "") later.now(text);
    else later.later(text);
  };
  const step = (by: number) => {
    if (result === null || result.hits.length === 0) return;
    const next = (hit + by + result.hits.length) % result.hits.length;
    setHit(next);
    const found = result.hits[next];
    if (found) onFound(found.node);
  };

  const place = result === null ? "" : placeWords(result, hit);
  const nothing = result === null || result.total === 0;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-raised p-1.5">
      <form
        role="search"
        className="flex min-w-56 flex-1 items-center"
        onSubmit={(event) => {
          event.preventDefault();
          step(1);
        }}
      >
        <SearchBox
          label="Search keys and values"
          placeholder="Search"
          value={query}
          onChange={change}
          onClear={() => change("")}
        />
        <span role="status" className="figures min-w-16 px-2 text-center text-xs text-soft">
          {place}
        </span>
        <IconButton label="Previous match" disabled={nothing} onClick={() => step(-1)}>
          <ChevronUp aria-hidden className="size-5" />
        </IconButton>
        <IconButton label="Next match" disabled={nothing} onClick={() => step(1)}>
          <ChevronDown aria-hidden className="size-5" />
        </IconButton>
      </form>
      <Select
        label="Expand"
        options={levels}
        value={shownLevels}
        onChange={(chosen) => {
          setShownLevels(chosen);
          onExpand(Number(chosen));
        }}
      />
    </div>
  );
}

function placeWords({ total, hits }: SearchResult, hit: number): string {
  if (total === 0) return "No match";
  const more = total > hits.length ? ` (${total.toLocaleString("en-US")} in all)` : "";
  return `${(hit + 1).toLocaleString("en-US")} of ${hits.length.toLocaleString("en-US")}${more}`;
}
