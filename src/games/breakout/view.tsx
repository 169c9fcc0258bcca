import { useRef, useState } from "react";
import { scoreCodec, storedValue, wordCodec } from "#browser/storage.ts";
import { isUnderWay } from "#domain/phase.ts";
import { Announcer, useAnnouncer } from "#ui/game/announcer.tsx";
import { GameFrame } from "#ui/game/game-frame.tsx";
import { PhaseButtons } from "#ui/game/phase-buttons.tsx";
import { phaseKey } from "#ui/game/phase-keys.ts";
import { PhaseOverlay } from "#ui/game/phase-overlay.tsx";
import { Score, ScoreBar } from "#ui/game/score-bar.tsx";
import { useBest } from "#ui/game/use-best.ts";
import { useKeys } from "#ui/game/use-keys.ts";
import { useMovingGame } from "#ui/game/use-moving-game.ts";
import { useSound } from "#ui/game/use-sound.ts";
import { useStored } from "#ui/use-stored.ts";
import { Board } from "./board.tsx";
import { Controls } from "./controls.tsx";
import { actionOf, releaseOf } from "./keys.ts";
import { breakout, type Action } from "./logic.ts";
import { bestKey, modes } from "./options.ts";
import { Panels } from "./panels.tsx";
import { soundOf } from "./sound.ts";
import { useAim } from "./use-aim.tsx";
import { describeLast } from "./words.ts";

const modeSetting = storedValue("tabkit-breakout", wordCodec(modes));
const bestScore = storedValue(bestKey("usual"), scoreCodec);
const bestSlowScore = storedValue(bestKey("slow"), scoreCodec);
const away: Action = { type: "pause" };
const shown = ["phase", "last", "score", "lives", "level", "isServed", "isSlow"] as const;
/** Who serves with Space must not start a new game with it. */
const endCalmMs = 800;

export default function BreakoutView() {
  const [mode, setMode] = useStored(modeSetting, "usual");
  const wantsSlow = mode === "slow";
  const { state, look, send, restart } = useMovingGame(breakout(wantsSlow), { shown, away });
  const { phase, score, lives, level, isSlow, last } = state;
  const best = useBest(isSlow ? bestSlowScore : bestScore, score);
  const [goal, setGoal] = useState(0); // the best score when this game began
  const isBest = phase === "over" && score > goal;
  const text = describeLast(state, isBest);
  const { spoken } = useAnnouncer(text === "" ? null : last, text);
  useSound(last, soundOf(state));
  const area = useRef<HTMLElement>(null);
  const board = useRef<HTMLCanvasElement>(null);

  // A button that disappears must not take the focus with it.
  const focusBoard = () => board.current?.focus({ preventScroll: true });
  const start = () => {
    setGoal(best);
    send({ type: "start" });
    focusBoard();
  };
  const resume = () => {
    send({ type: "resume" });
    focusBoard();
  };
  const pause = () => send({ type: "pause" });
  const changeMode = (wanted: boolean) => {
    setMode(() => (wanted ? "slow" : "usual"));
    // A running game is not thrown away: the mode waits for the next one.
    if (!isUnderWay(phase)) restart(breakout(wanted));
  };

  const aim = useAim({
    where: () => look().paddle,
    onAim: (x) => send({ type: "aim", x }),
    onServe: () => send({ type: "serve" }),
  });
  useKeys({
    area,
    board,
    press(event) {
      if (phase === "idle") return false;
      const asked = phaseKey(event, phase);
      const action = actionOf(event.code);
      if (asked === "pause") pause();
      else if (asked === "resume") resume();
      else if (action === undefined) return false;
      // After the end keys do nothing, but the page does not scroll under someone still playing.
      else if (!event.repeat) send(action);
      return true;
    },
    release(code) {
      const action = releaseOf(code);
      if (action !== undefined) send(action);
    },
  });

  return (
    <>
      <GameFrame
        name="Breakout"
        area={area}
        hasClearColors
        scores={
          <ScoreBar
            actions={<PhaseButtons phase={phase} onPause={pause} onReset={() => restart()} />}
          >
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
        aside={<Panels phase={phase} isSlow={isSlow} wantsSlow={wantsSlow} onSlow={changeMode} />}
      />
      <Announcer spoken={spoken} />
    </>
  );
}
