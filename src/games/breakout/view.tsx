import { Announcer, useAnnouncer } from "#ui/game/announcer.tsx";
import { GameFrame } from "#ui/game/game-frame.tsx";
import { PhaseButtons } from "#ui/game/phase-buttons.tsx";
import { PhaseOverlay } from "#ui/game/phase-overlay.tsx";
import { Score, ScoreBar } from "#ui/game/score-bar.tsx";
import { usePhaseGame } from "#ui/game/use-phase-game.ts";
import { useSound } from "#ui/game/use-sound.ts";
import { useStored } from "#ui/use-stored.ts";
import { Board } from "./view/board.tsx";
import { Controls } from "./view/controls.tsx";
import { actionOf, releaseOf } from "./view/keys.ts";
import { breakout, type Options } from "./logic.ts";
import { Panels } from "./view/panels.tsx";
import { bestOf, settings } from "./view/settings.ts";
import { soundOf } from "./view/sound.ts";
import { useAim } from "./view/use-aim.ts";
import { describeLast } from "./view/announcements.ts";

const shown = ["phase", "last", "score", "lives", "level", "isServed", "seed"] as const;
/** Who serves with Space must not start a new game with it. */
const endCalmMs = 800;

export default function BreakoutView() {
  const [wanted, setWanted] = useStored(settings);
  const { state, look, send, best, isBest, area, board, start, resume, pause, reset, change } =
    usePhaseGame(breakout(wanted), {
      shown,
      bestOf,
      actionOf: ({ code }) => actionOf(code),
      releaseOf,
    });
  const { phase, score, lives, level, last } = state;
  const text = describeLast(state, isBest);
  const { spoken } = useAnnouncer(text === "" ? null : last, text);
  useSound(last, soundOf(state));
  const changeOptions = (next: Options) => {
    setWanted(() => next);
    change(breakout(next));
  };

  const aim = useAim({
    board,
    where: () => look().paddle,
    onAim: (x) => send({ type: "aim", x }),
    onServe: () => send({ type: "serve" }),
  });
  return (
    <>
      <GameFrame
        name="Breakout"
        area={area}
        hasClearColors
        scores={
          <ScoreBar actions={<PhaseButtons phase={phase} onPause={pause} onReset={reset} />}>
            <Score label="Score" value={score} />
            <Score label="Best" value={best} />
            <Score label="Lives" value={lives} />
          </ScoreBar>
        }
        board={<Board ref={board} state={state} look={look} aim={aim} />}
        overlay={
          <PhaseOverlay
            phase={phase}
            title="Breakout"
            intro={<p className="text-sm text-soft">Break all the bricks with three lives.</p>}
            endTitle="Game Over!"
            end={
              <>
                <p className="figures text-lg font-semibold">Final Score: {score}</p>
                <p className="figures text-sm text-soft">Level {level}</p>
                {isBest && <p className="font-semibold text-good">New Best Score!</p>}
              </>
            }
            onStart={start}
            onResume={resume}
            endCalmMs={endCalmMs}
          />
        }
        controls={<Controls send={send} />}
        aside={<Panels state={state} wanted={wanted} onOptions={changeOptions} />}
      />
      <Announcer spoken={spoken} />
    </>
  );
}
