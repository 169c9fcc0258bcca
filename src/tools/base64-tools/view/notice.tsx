import { encodingName } from "#domain/encoding.ts";
import { PaneNotice } from "#ui/text/pane-notice.tsx";
import type { Made, Options } from "../logic.ts";
import type { Opened } from "../logic/transform.ts";
import { useGuess } from "./use-guess.ts";

interface Props<What> {
  made: What;
  onChange: (change: Partial<Options>) => void;
}

/** What the visitor should know of a result. */
export function Notice({ made, onChange }: Props<Made>) {
  if (made.is === "opened") return <OpenedNotice made={made} onChange={onChange} />;
  if (!made.isEncodedAlready) return null;
  return (
    <PaneNotice tone="warn">
      This text looks like Base64 already, and was encoded again.{" "}
      <button
        type="button"
        className="min-h-6 underline"
        onClick={() => onChange({ mode: "decode" })}
      >
        Decode it instead
      </button>
    </PaneNotice>
  );
}

function OpenedNotice({ made, onChange }: Props<Opened>) {
  const { mime, login, notes, content } = made;
  const isUnknown = !made.isText && made.kind === null;
  const guess = useGuess(isUnknown ? content : null);
  const lines = [
    ...(mime === null ? [] : [`The data URI says: ${mime}`]),
    ...(login === null ? [] : [loginWords(login)]),
    ...(isUnknown
      ? ["These bytes are not text, so they are shown as hex. Download gives them as a file."]
      : []),
    ...notes,
  ];
  if (lines.length === 0) return null;
  return (
    <PaneNotice tone={notes.length > 0 ? "warn" : "neutral"}>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {guess !== null && (
          <li>
            They may be text in another encoding.{" "}
            <button
              type="button"
              className="min-h-6 underline"
              onClick={() => onChange({ charset: guess })}
            >
              Read as {encodingName(guess)}
            </button>
          </li>
        )}
      </ul>
    </PaneNotice>
  );
}

const loginWords = ({ user, password }: NonNullable<Opened["login"]>): string =>
  password === null
    ? `A Basic authorization header, without the “:” that ends the user: “${user}”`
    : `A Basic authorization header. User: “${user}”, password: “${password}”`;
