import { examples } from "./examples.ts";
import { foundWords, type Found } from "./search.ts";

interface Props {
  found: Found | undefined;
  hint: string;
  onTry: (text: string) => void;
}

/** The panel's last line: how many were found, or what to try. */
export function AskFoot({ found, hint, onTry }: Props) {
  return (
    <div className="flex items-center bg-surface/50 px-3 text-xs text-soft sm:h-11 sm:border-t sm:border-line">
      <p role="status" className={hint === "" ? "px-2 max-sm:sr-only" : "px-2 py-1"}>
        {hint || (found && found.hits.length > 0 && foundWords(found))}
      </p>
      {found === undefined && hint === "" && (
        <div role="group" aria-label="Examples" className="flex min-w-0 items-center max-sm:hidden">
          <span className="pe-1 font-semibold">Try</span>
          {examples.map(([name, text]) => (
            <button
              key={name}
              type="button"
              onClick={() => onTry(text)}
              className="min-h-8 truncate rounded-sm px-2 font-medium hover:bg-sunken hover:text-ink"
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
