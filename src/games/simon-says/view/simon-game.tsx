import { useRef, useState } from "react";
import { freshSeed } from "#browser/entropy.ts";
import { scoreCodec, storedValue, wordCodec } from "#browser/storage.ts";
import { Button } from "#ui/button.tsx";
import { useAnnouncer } from "#ui/game/announcer.tsx";
import { GameFrame } from "#ui/game/game-frame.tsx";
import { NewGameButton } from "#ui/game/new-game-button.tsx";
import { luckOf, type Stage } from "#ui/game/replay/stage.ts";
import { useReplays } from "#ui/game/replay/use-replays.ts";
import { Score, ScoreBar } from "#ui/game/score-bar.tsx";
import { useResults } from "#ui/game/results/use-results.ts";
import { useBest } from "#ui/game/use-best.ts";
import { useGame } from "#ui/game/use-game.ts";
import { useGameSettings } from "#ui/game/use-game-settings.ts";
import { useKeys } from "#ui/game/use-keys.ts";
import { usePlayMode } from "#ui/game/use-play-mode.ts";
import { useSound } from "#ui/game/use-sound.ts";
import { useStored } from "#ui/use-stored.ts";
import {
  isUnderWay,
  padOfKey,
  replay,
  roundOf,
  simon,
  type Action,
  type Mode,
  type Options,
  type Pad,
  type State,
} from "../logic.ts";
import { Board, drawGhost } from "./board.tsx";
import { Overlay } from "./overlay.tsx";
import { Panels } from "./panels.tsx";
import { bestOf, finishedOf, kind } from "./results.ts";
import { soundOf } from "./sound.ts";
import { ShownPads } from "./shown-pads.tsx";
import { describeLast, shownPads } from "./announcements.ts";

const modeSetting = storedValue<Mode>("tabkit-simon-says", wordCodec(["strict", "practice"]));
const bestRound = storedValue("tabkit-simon-says-best", scoreCodec);

const away: Action = { type: "leave" };

/** The game itself; around it is the stage, which may show a replay instead. */
export function SimonGame({ stage }: { stage: Stage<State, Options> }) {
  const { challenge } = stage;
  const [wanted, setWanted] = useStored(modeSetting);
  const [isDaily, setDaily] = useState(false);
  const mode = isDaily ? "strict" : (challenge?.options.mode ?? wanted);
  const rules = { mode, isChosen: challenge !== null };
  const game = useGame(simon(rules), { replay, ...luckOf(challenge), away });
  const { state, send, restart } = game;
  const best = useBest(bestRound, bestOf(state));
  // The best when this game began. Of one that was found again, the best may be its own by now.
  const [goal, setGoal] = useState(() => (bestRound.read() > bestOf(state) ? best : 0));
  const isBest = best > 0 && bestOf(state) === best;
  const replays = useReplays(game, {
    replay,
    stage,
    drawGhost,
    best: { key: "tabkit-simon-says-best-run", isThis: isBest },
  });
  const results = useResults(kind, finishedOf(state, goal), replays);
  const { say, spoken } = useAnnouncer(state.last, describeLast(state));
  useSound(state.touched, soundOf(state));
  const [{ sound }] = useGameSettings();
  const area = useRef<HTMLElement>(null);
  const board = useRef<HTMLDivElement>(null);

  const press = (pad: Pad) => send({ type: "press", pad });
  // A button that disappears must not take the focus with it.
  const focusBoard = () => board.current?.focus({ preventScroll: true });
  /** Begins nothing yet: who comes by a link is not thrown into a game. */
  const prepare = (seed = freshSeed(), isTheDays = false) => {
    stage.leave();
    setDaily(isTheDays);
    restart(seed);
  };
  const begin = () => {
    // In a race it is the same sequence again.
    if (state.phase !== "idle") {
      setDaily(false);
      restart();
    }
    setGoal(best);
    send({ type: "start" });
    focusBoard();
  };
  const resume = () => {
    send({ type: "resume" });
    focusBoard();
  };
  const changeMode = (next: Mode) => {
    setWanted(() => next);
    // A running game is not thrown away: the new mode waits for the next one.
    if (!isUnderWay(state)) prepare();
  };

  usePlayMode(state.phase !== "idle", state);
  useKeys({
    area,
    board,
    isPlaying: isUnderWay(state) && state.phase !== "paused",
    press(event) {
      const pad = padOfKey(event);
      if (pad === undefined || !isUnderWay(state)) return false;
      if (!event.repeat) press(pad);
      return true;
    },
  });

  return (
    <>
      <GameFrame
        name="Simon Says"
        area={area}
        of={results}
        spoken={spoken}
        hasClearColors
        scores={
          <ScoreBar actions={<NewGameButton ask={isUnderWay(state)} onConfirm={begin} say={say} />}>
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
          state.options.mode === "practice" && (
            <Button
              className="min-h-11 w-full"
              aria-keyshortcuts="Space"
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
            onDaily={(seed) => prepare(seed, true)}
          />
        }
      />
      {!sound && <ShownPads names={shownPads(state)} />}
    </>
  );
}
