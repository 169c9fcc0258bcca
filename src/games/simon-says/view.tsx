import { useRef, useState } from "react";
import { scoreCodec, storedValue, wordCodec } from "#browser/storage.ts";
import { Button } from "#ui/button.tsx";
import { Announcer, useAnnouncer } from "#ui/game/announcer.tsx";
import { ConfirmButton } from "#ui/game/confirm-button.tsx";
import { GameFrame } from "#ui/game/game-frame.tsx";
import { Score, ScoreBar } from "#ui/game/score-bar.tsx";
import { useResults } from "#ui/game/results/use-results.ts";
import { useBest } from "#ui/game/use-best.ts";
import { useGame } from "#ui/game/use-game.ts";
import { useGameSettings } from "#ui/game/use-game-settings.ts";
import { useKeys } from "#ui/game/use-keys.ts";
import { useSound } from "#ui/game/use-sound.ts";
import { useStored } from "#ui/use-stored.ts";
import { Board } from "./view/board.tsx";
import {
  completedOf,
  isUnderWay,
  padOfKey,
  roundOf,
  simon,
  type Action,
  type Mode,
  type Pad,
} from "./logic.ts";
import { Overlay } from "./view/overlay.tsx";
import { Panels } from "./view/panels.tsx";
import { finishedOf, kind } from "./view/results.ts";
import { soundOf } from "./view/sound.ts";
import { ShownPads } from "./view/shown-pads.tsx";
import { describeLast, shownPads } from "./view/announcements.ts";

const modeSetting = storedValue<Mode>("tabkit-simon-says", wordCodec(["strict", "practice"]));
const bestRound = storedValue("tabkit-simon-says-best", scoreCodec);

const away: Action = { type: "leave" };

export default function SimonSaysView() {
  const [wanted, setWanted] = useStored(modeSetting);
  const [isDaily, setDaily] = useState(false);
  const { state, send, restart } = useGame(simon(isDaily ? "strict" : wanted), { away });
  const best = useBest(bestRound, state.mode === "strict" ? completedOf(state) : 0);
  const [goal, setGoal] = useState(best); // the best when this game began
  const results = useResults(kind, finishedOf(state, goal));
  const { say, spoken } = useAnnouncer(state.last, describeLast(state));
  useSound(state.touched, soundOf(state));
  const [{ sound }] = useGameSettings();
  const area = useRef<HTMLElement>(null);
  const board = useRef<HTMLDivElement>(null);

  const press = (pad: Pad) => send({ type: "press", pad });
  /** Begins nothing yet: who comes by a link is not thrown into a game. */
  const prepare = (dailySeed?: number) => {
    setDaily(dailySeed !== undefined);
    restart(dailySeed);
  };
  const begin = () => {
    if (state.phase !== "idle") prepare();
    setGoal(best);
    send({ type: "start" });
    board.current?.focus({ preventScroll: true });
  };
  const resume = () => {
    send({ type: "resume" });
    board.current?.focus({ preventScroll: true });
  };
  const changeMode = (mode: Mode) => {
    setWanted(() => mode);
    // A running game is not thrown away: the new mode waits for the next one.
    if (isUnderWay(state)) return;
    prepare();
  };

  useKeys({
    area,
    board,
    press(event) {
      const pad = padOfKey(event);
      if (pad !== undefined && isUnderWay(state)) {
        if (!event.repeat) press(pad);
      } else if (event.key === " " && state.mode === "practice") send({ type: "replay" });
      else return false;
      return true;
    },
  });

  return (
    <>
      <GameFrame
        name="Simon Says"
        area={area}
        hasClearColors
        scores={
          <ScoreBar
            actions={
              <ConfirmButton
                label="New Game"
                className="min-h-11 min-w-28"
                question="Start over?"
                ask={isUnderWay(state)}
                onConfirm={begin}
                onAsk={() => say("Press again to start over.")}
              />
            }
          >
            <Score label="Round" value={roundOf(state)} />
            <Score label="Best" value={best} />
          </ScoreBar>
        }
        board={<Board ref={board} state={state} onPress={press} />}
        overlay={
          <Overlay
            phase={state.phase}
            results={results}
            isDaily={isDaily}
            onStart={begin}
            onResume={resume}
          />
        }
        controls={
          state.mode === "practice" && (
            <Button
              className="min-h-11 w-full"
              disabled={state.phase !== "input"}
              onClick={() => send({ type: "replay" })}
            >
              Show again
            </Button>
          )
        }
        aside={
          <Panels
            state={state}
            best={best}
            results={results}
            wantedMode={wanted}
            onMode={changeMode}
            onDaily={prepare}
          />
        }
      />
      <Announcer spoken={spoken} />
      {!sound && <ShownPads names={shownPads(state)} />}
    </>
  );
}
