import { ConfirmButton } from "#ui/game/confirm-button.tsx";
import { GhostRow } from "#ui/game/replay/ghost-row.tsx";
import type { Stage } from "#ui/game/replay/stage.ts";
import { Score, ScoreBar } from "#ui/game/score-bar.tsx";
import { replay, scoreOf, type Options, type State } from "../logic.ts";
import { secondsShown } from "./announcements.ts";
import { Dots } from "./board.tsx";
import type { usePlay } from "./use-play.ts";
import style from "./board.module.css";

interface Props {
  play: ReturnType<typeof usePlay>;
  stage: Stage<State, Options>;
  onAsk: () => void;
}

/** Of whom one races against only the progress: its letters would give the words away. */
const drawGhost = (state: State) => <Dots state={state} />;

/** How the game stands. */
export function Scores({ play, stage, onAsk }: Props) {
  const { state, best } = play;
  const { results } = state;
  return (
    <div className={style.scores}>
      <GhostRow
        stage={stage}
        resultOf={replay.resultOf}
        draw={drawGhost}
        playedMs={play.playedMs}
        isOver={state.phase === "over"}
      />
      <ScoreBar
        actions={
          <ConfirmButton
            label="New Game"
            className="min-h-11 min-w-28"
            question="Start over?"
            aria-keyshortcuts="R"
            ask={play.running}
            onConfirm={play.again}
            onAsk={onAsk}
          />
        }
      >
        <Score label="Time" value={secondsShown(state)} />
        <Score
          label="Score"
          value={scoreOf(state)}
          gain={{ amount: results.at(-1)?.points?.total ?? 0, move: results.length }}
        />
        <Score label="Best" value={best} />
      </ScoreBar>
    </div>
  );
}
