import Crosshair from "lucide-react/icons/crosshair";
import Wrench from "lucide-react/icons/wrench";
import { Button } from "#ui/button.tsx";
import { ErrorCard } from "#ui/error-card.tsx";
import type { JsonError } from "../logic.ts";

interface Props {
  message: string;
  error: JsonError | undefined; // none when it was stopped
  isRepairing: boolean;
  onGoTo: () => void;
  onRetry: () => void;
  onRepair: () => void;
}

/** Why a text is not JSON: the reason, the place, the line with a caret, and ways out. */
export function Problem({ message, error, isRepairing, onGoTo, onRetry, onRepair }: Props) {
  if (error === undefined) {
    const again = (
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    );
    return <ErrorCard quiet message={message} actions={again} />;
  }
  return (
    <ErrorCard
      quiet
      message={message}
      actions={
        <>
          <Button size="small" icon={<Crosshair aria-hidden className="size-4" />} onClick={onGoTo}>
            Go to the error
          </Button>
          <Button
            size="small"
            disabled={isRepairing}
            icon={<Wrench aria-hidden className="size-4" />}
            onClick={onRepair}
          >
            Repair
          </Button>
        </>
      }
    >
      <p>{error.reason}</p>
      <p className="text-soft">
        Line {error.line.toLocaleString("en-US")}, column {error.column.toLocaleString("en-US")}
        {error.character === null ? ", at the end of the text" : `, at ${nameOf(error.character)}`}
      </p>
      <Excerpt error={error} />
    </ErrorCard>
  );
}

/** A letter as itself, what cannot be seen by its number. */
function nameOf(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? `“${character}”` : `U+${code}`;
}

function Excerpt({ error: { excerpt, caret } }: { error: JsonError }) {
  const character = String.fromCodePoint(excerpt.codePointAt(caret) ?? endMark);
  return (
    <pre
      translate="no"
      className="mt-2 rounded-md border border-line bg-raised px-3 py-1 font-mono text-sm leading-8 wrap-anywhere whitespace-pre-wrap"
    >
      {excerpt.slice(0, caret)}
      <mark className="relative bg-transparent font-bold text-bad underline after:absolute after:start-0 after:top-4 after:leading-4 after:content-['^']">
        {character}
      </mark>
      {excerpt.slice(caret + character.length)}
    </pre>
  );
}

/** A space to point at where the text ends. */
const endMark = 0xa0;
