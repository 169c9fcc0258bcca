import { dayAt, untilTomorrow } from "#domain/day.ts";
import { dateOfSeed, seedOfDay } from "#domain/seed.ts";
import { Panel } from "../../panel.tsx";
import { ConfirmButton } from "../confirm-button.tsx";
import { useDailyLink } from "./use-daily-link.ts";
import { useMinute } from "./use-minute.ts";
import type { GameResults } from "./use-results.ts";

interface Props {
  of: GameResults;
  /** What everybody plays: "8 pairs", "Medium". */
  settings?: string;
  /** Whether a running game would be lost. */
  ask: boolean;
  /** Begins a game with this seed and the settings of the day's game. */
  onPlay: (seed: number) => void;
}

/** The day's game, the same for everybody: play it, and see how the first try went. */
export function DailyPanel({ of: { results }, settings = "", ask, onPlay }: Props) {
  const now = useMinute() ?? 0;
  const seed = seedOfDay(dayAt(now));
  const isDone = results.days.includes(seed);
  const first = results.latestDay?.seed === seed ? results.latestDay.words : "";
  // Asked anew: midnight may have passed since the last drawing.
  const play = () => onPlay(seedOfDay(dayAt(Date.now())));
  const { isOffered, begin } = useDailyLink(ask, play);
  return (
    <Panel title="Today’s game">
      <p className="text-sm text-soft">
        The same for everybody on{" "}
        <span className="figures whitespace-nowrap">{dateOfSeed(seed)}</span>
        {settings !== "" && `, with ${settings}`}. A new one at midnight UTC, {untilTomorrow(now)}.
      </p>
      <p className="mt-2 text-sm font-medium empty:hidden">
        {isDone && `Done${first === "" ? "" : `: ${first}`}. The first try counts.`}
      </p>
      <p role="status" className="mt-2 text-sm font-medium empty:hidden">
        {isOffered && "A game is under way. Today’s game would end it."}
      </p>
      <ConfirmButton
        label={isDone ? "Play today’s again" : "Play today’s game"}
        className="mt-3"
        question="Start over?"
        ask={ask}
        onConfirm={begin}
      />
    </Panel>
  );
}
