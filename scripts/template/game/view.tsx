import { useRef } from "react";
import { Button } from "#ui/button.tsx";
import { Afterwards } from "#ui/game/afterwards.tsx";
import { useAnnouncer } from "#ui/game/announcer.tsx";
import { GameFrame } from "#ui/game/game-frame.tsx";
import { GameOverlay } from "#ui/game/game-overlay.tsx";
import { HowToPlay } from "#ui/game/how-to-play.tsx";
import { Score, ScoreBar } from "#ui/game/score-bar.tsx";
import { useGame } from "#ui/game/use-game.ts";
import { game, isWon } from "./logic.ts";

export default function TemplateView() {
  const { state, send, restart } = useGame(game);
  const area = useRef<HTMLElement>(null);
  const { spoken } = useAnnouncer(state, `${state.throws} throws, score ${state.score}`);
  return (
    <GameFrame
      name="Template"
      area={area}
      spoken={spoken}
      scores={
        <ScoreBar actions={<Button onClick={() => restart()}>New Game</Button>}>
          <Score label="Score" value={state.score} />
          <Score label="Throws" value={state.throws} />
        </ScoreBar>
      }
      board={
        <button
          type="button"
          className="size-72 rounded-lg bg-accent text-4xl font-bold text-accent-ink"
          onClick={() => send({ type: "throw" })}
        >
          Throw
        </button>
      }
      overlay={
        isWon(state) && (
          <GameOverlay
            title="You Won!"
            actions={<Button onClick={() => restart()}>Play Again</Button>}
          >
            <p>{state.throws} throws</p>
          </GameOverlay>
        )
      }
      aside={
        <>
          <HowToPlay keys={[[["Enter", "Space"], "Throw"]]}>
            <p>Throw the die until you have 21.</p>
          </HowToPlay>
          <Afterwards />
        </>
      }
    />
  );
}
