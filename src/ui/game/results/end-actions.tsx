import type { ReactNode } from "react";
import { addressWith } from "#browser/fragment.ts";
import { dayFinished } from "#domain/game-results.ts";
import { shareText } from "#domain/game-results-words.ts";
import { CopyButton } from "../../copy-button.tsx";
import { ReplayActions } from "../replay/replay-actions.tsx";
import { dailyFragment } from "./use-daily-link.ts";
import type { GameResults } from "./use-results.ts";

interface Props {
  of: GameResults;
  /** The result in more words than `kind.words` has: "14 moves · 0:45 · ★★☆". */
  result?: string | undefined;
  /** What the game is called in the copied text, with its mode: "Memory, 18 pairs". */
  name?: string | undefined;
  /** What a game has besides: Undo. */
  children?: ReactNode;
}

/** What else can be done at the end: copy the result, watch it again, hand it on. */
export function EndActions({ of, result, name, children }: Props) {
  const { kind, finished, at, replays } = of;
  const text = () =>
    finished &&
    shareText(
      name ?? kind.name,
      finished.seed,
      result ?? kind.words(finished.score),
      addressWith(dayFinished(finished, at) === null ? "" : dailyFragment),
    );
  return (
    <>
      {finished !== null && <CopyButton label="Copy result" size="normal" text={text} />}
      {children}
      {replays && <ReplayActions of={replays} />}
    </>
  );
}
