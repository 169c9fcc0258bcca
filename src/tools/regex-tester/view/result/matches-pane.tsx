import { downloadText } from "#browser/download.ts";
import Download from "lucide-react/icons/download";
import type { TextSource } from "#domain/text-source.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { PaneAction } from "#ui/text/pane-action.tsx";
import { SendButton } from "#ui/send-button.tsx";
import { Pane } from "#ui/text/pane.tsx";
import { groupNames, matchWords, toJson, type Piece } from "../../logic.ts";
import { MatchList } from "./match-list.tsx";
import { madeBy, type Outcome, type SearchWorker } from "../use-search.ts";

interface Props {
  outcome: Outcome;
  worker: SearchWorker;
  seconds: number;
  chosen: number | null;
  onChoose: (index: number) => void;
}

/** The list of matches, to read and to take away. */
export function MatchesPane({ outcome, worker, seconds, chosen, onChoose }: Props) {
  const { search, matches, answer } = outcome;
  const names = groupNames(search.pattern, search.flags);
  const text = textOf(search.source);
  const read = ({ start, end }: Piece) => text?.slice(start, end) ?? null;

  const copyAll = async (): Promise<string | null> => {
    if (text !== null && (answer === null || answer.listed === answer.total))
      return matches.map(read).join("\n");
    // All of them, not only those that are listed: found once more, as a replacement by themselves.
    const all = await worker.run(
      { ...search, view: "replace", template: "$&", only: true },
      seconds,
    );
    const made = all.answer?.output;
    return made ? (made.all?.text() ?? made.head) : null;
  };

  return (
    <Pane
      output
      label="Matches"
      actions={
        matches.length > 0 && (
          <>
            <CopyButton label="Copy all" what="matches" text={copyAll} />
            <SendButton
              what="matches"
              read={async () => copyAll()}
              made={madeBy(outcome, "matches")}
            />
            <PaneAction
              icon={<Download aria-hidden className="size-4" />}
              label="JSON"
              what="of the matches, download"
              onClick={() =>
                downloadText("matches.json", toJson(matches, names, text), "application/json")
              }
            />
          </>
        )
      }
      status={matches.length > 0 && `${matchWords(matches.length)} · start–end in UTF-16 units`}
    >
      {matches.length === 0 ? (
        <p className="p-4 text-sm text-soft">Nothing in the test string matches this pattern.</p>
      ) : (
        <MatchList
          // A new search begins at the top.
          key={`${search.pattern}/${search.flags}`}
          matches={matches}
          names={names}
          chosen={chosen}
          onChoose={onChoose}
          read={read}
        />
      )}
    </Pane>
  );
}

const textOf = (source: TextSource): string | null =>
  source.kind === "small" ? source.text : null;
