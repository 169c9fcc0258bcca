import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { useRef } from "react";

interface Props {
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  onClear: () => void;
}

/** A search field with a clear button while there is text. */
export function SearchBox({ label, placeholder, value, onChange, onClear }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="relative min-h-11 flex-1">
      <Search
        aria-hidden
        className="pointer-events-none absolute start-3 top-1/2 size-5 -translate-y-1/2 text-soft"
      />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        className="h-11 w-full rounded-md border border-edge bg-raised ps-10 pe-11 text-base [&::-webkit-search-cancel-button]:hidden"
      />
      {value !== "" && (
        <button
          type="button"
          aria-label="Clear search"
          title="Clear search"
          onClick={() => {
            onClear();
            input.current?.focus();
          }}
          className="absolute end-0 top-0 flex size-11 items-center justify-center rounded-md text-soft hover:text-ink"
        >
          <X aria-hidden className="size-5" />
        </button>
      )}
    </div>
  );
}
