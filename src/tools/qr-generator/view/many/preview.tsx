import { StatusLine } from "#ui/status-line.tsx";
import { useObjectUrl } from "#ui/use-object-url.ts";
import { fileNamesOf, type Ending, type Entry, type Options } from "../../logic.ts";
import type { Logo } from "../../logic/logo.ts";
import { useCode } from "../use-code.ts";

/** Enough to see whether the list is read as it is meant. */
const shownCodes = 4;

interface Props {
  entries: readonly Entry[];
  options: Options;
  logo: Logo | null;
  ending: Ending;
}

/** The first few codes, with what they say and what their files are called. */
export function Preview({ entries, options, logo, ending }: Props) {
  const shown = entries.slice(0, shownCodes);
  const names = fileNamesOf(shown, ending);
  return (
    <ul aria-label="The first codes" className="flex flex-col">
      {shown.map((entry, at) => (
        <li key={entry.row} className="flex items-center gap-3 border-b border-line p-3">
          {entry.problem === null ? (
            <Code entry={entry} options={options} logo={logo} name={names[at] ?? ""} />
          ) : (
            <StatusLine tone="bad">
              Row {entry.row}: {entry.problem}
            </StatusLine>
          )}
        </li>
      ))}
    </ul>
  );
}

interface CodeProps extends Pick<Props, "options" | "logo"> {
  entry: Entry;
  name: string;
}

function Code({ entry, options, logo, name }: CodeProps) {
  const { answer, isCurrent } = useCode({ ...options, text: entry.text }, logo);
  return (
    <>
      {answer?.ok !== false && (
        <div className={`flex size-20 shrink-0 bg-raised ${isCurrent ? "" : "opacity-40"}`}>
          {answer?.ok === true && <Picture png={answer.value.png} row={entry.row} />}
        </div>
      )}
      <div className="min-w-0 text-sm">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="line-clamp-2 wrap-anywhere text-soft">{entry.text}</p>
        {answer?.ok === false && (
          <StatusLine tone="bad">
            Row {entry.row}: {answer.message}
          </StatusLine>
        )}
      </div>
    </>
  );
}

function Picture({ png, row }: { png: Blob; row: number }) {
  const address = useObjectUrl(png);
  return (
    <img
      src={address ?? undefined}
      alt={`QR code of row ${row}`}
      className="size-full object-contain"
    />
  );
}
