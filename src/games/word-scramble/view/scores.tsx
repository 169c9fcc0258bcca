import { NewGameButton } from "#ui/game/new-game-button.tsx";
import { Score, ScoreBar } from "#ui/game/score-bar.tsx";
import { scoreOf } from "../logic.ts";
import { secondsShown } from "./announcements.ts";
import type { usePlay } from "./use-play.ts";

interface Props {
  play: ReturnType<typeof usePlay>;
  say: (words: string) => void;
}

/** How the game stands. */
export function Scores({ play, say }: Props) {
  const { state, best } = play;
  const { results } = state;
  return (
    <ScoreBar actions={<NewGameButton ask={play.running} onConfirm={play.again} say={say} />}>
      <Score label="Time" value={secondsShown(state)} />
      <Score
        label="Score"
        value={scoreOf(state)}
        gain={{ amount: results.at(-1)?.points?.total ?? 0, move: results.length }}
      />
      <Score label="Best" value={best} />
    </ScoreBar>
  );
}
