import { useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { ConfirmButton } from "#ui/game/confirm-button.tsx";
import { GameFrame } from "#ui/game/game-frame.tsx";
import { GameOverlay } from "#ui/game/game-overlay.tsx";
import { HowToPlay } from "#ui/game/how-to-play.tsx";
import { Pad } from "#ui/game/pad.tsx";
import { Score, ScoreBar } from "#ui/game/score-bar.tsx";
import { SeedPanel } from "#ui/game/seed-panel.tsx";
import { Part, Wide } from "./part.tsx";

/** The frame of a game and what stands in it. */
export function GameParts() {
  const [presses, setPresses] = useState(0);
  const area = useRef<HTMLElement>(null);
  return (
    <Part file="game/*.tsx">
      <Wide>
        <GameFrame
          name="Sample"
          area={area}
          scores={
            <ScoreBar
              actions={
                <ConfirmButton
                  label="New Game"
                  question="Start over?"
                  ask
                  onConfirm={() => setPresses(0)}
                />
              }
            >
              <Score label="Score" value={presses} />
            </ScoreBar>
          }
          board={<div className="size-80 rounded-lg bg-sunken" />}
          overlay={
            <GameOverlay title="Paused" actions={<Button look="primary">Resume</Button>}>
              Nothing moves.
            </GameOverlay>
          }
          controls={<Pad onPress={() => setPresses(presses + 1)} />}
          aside={
            <>
              <HowToPlay keys={[[["↑", "W"], "Move up"]]}>Press what you like.</HowToPlay>
              <SeedPanel seed={7} result="Sample: 7" ask={false} onPlay={() => {}} />
            </>
          }
        />
      </Wide>
    </Part>
  );
}
