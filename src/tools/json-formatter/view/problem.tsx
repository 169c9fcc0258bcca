import Wrench from "lucide-react/icons/wrench";
import type { TextPlace } from "#domain/text-source.ts";
import { Button } from "#ui/button.tsx";
import { PaneProblem } from "#ui/text/pane-problem.tsx";
import type { JsonError } from "../logic.ts";

interface Props {
  message: string;
  error: JsonError | undefined; // none when it was stopped
  isRepairing: boolean;
  onGoTo: (place: TextPlace) => void;
  onRetry: () => void;
  onRepair: () => void;
}

/** Why a text is not JSON: the reason, the place, the line with a caret, and ways out. */
export const Problem = ({ message, error, isRepairing, onGoTo, onRetry, onRepair }: Props) => (
  <PaneProblem
    message={message}
    problem={
      error === undefined
        ? null
        : {
            place: error,
            reason: <Reason error={error} />,
            repairs: (
              <Button
                size="small"
                disabled={isRepairing}
                icon={<Wrench aria-hidden className="size-4" />}
                onClick={onRepair}
              >
                Repair
              </Button>
            ),
          }
    }
    onGoTo={onGoTo}
    onRetry={onRetry}
  />
);

const Reason = ({ error }: { error: JsonError }) => (
  <>
    <p>{error.reason}</p>
    <p className="text-soft">
      Line {error.line.toLocaleString("en-US")}, column {error.column.toLocaleString("en-US")}
      {error.character === null ? ", at the end of the text" : `, at ${nameOf(error.character)}`}
    </p>
    <Excerpt error={error} />
  </>
);

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
