import { useEffect, useEffectEvent, useRef, useState } from "react";
import { storedShape } from "#browser/storage.ts";
import { onHidden } from "#browser/visibility.ts";
import { Announcer, useAnnouncer } from "#ui/game/announcer.tsx";
import { ConfirmButton } from "#ui/game/confirm-button.tsx";
import { GameFrame } from "#ui/game/game-frame.tsx";
import { useResults } from "#ui/game/results/use-results.ts";
import { Score, ScoreBar } from "#ui/game/score-bar.tsx";
import { useGame } from "#ui/game/use-game.ts";
import { useKeys } from "#ui/game/use-keys.ts";
import { useRoving } from "#ui/game/use-roving.ts";
import { useSound } from "#ui/game/use-sound.ts";
import { useStored } from "#ui/use-stored.ts";
import { useBests } from "./view/bests.ts";
import { Board } from "./view/board.tsx";
import { columnCounts, isRunning, memory, pairsShape, type Pairs } from "./logic.ts";
import { Overlay } from "./view/overlay.tsx";
import { Panels } from "./view/panels.tsx";
import { finishedOf, kind } from "./view/results.ts";
import { soundOf } from "./view/sound.ts";
import { Timer } from "./view/timer.tsx";
import { describeBoard, describeLast } from "./view/announcements.ts";

const settings = storedShape("tabkit-memory-pairs", pairsShape);

export default function MemoryView() {
  const [pairs, setPairs] = useStored(settings);
  const [isDaily, setDaily] = useState(false);
  const { state, send, restart } = useGame(memory(isDaily ? pairsShape.initial : pairs));
  // A board that someone may know already says nothing about a memory.
  const [isChosen, setChosen] = useState(false);
  const bests = useBests(state, !isChosen);
  const [goal, setGoal] = useState(bests.moves); // the best when this game began
  const results = useResults(kind, finishedOf(state, { isChosen, earlierBest: goal }));
  const { say, spoken } = useAnnouncer(state.last, describeLast(state));
  useSound(state.last, soundOf(state));
  const area = useRef<HTMLElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const columns = columnCounts[state.pairs];
  const { current, setCurrent, focus, walk } = useRoving(
    grid,
    state.cards.length / columns,
    columns,
  );

  const start = () => {
    setGoal(bests.moves);
    send({ type: "start" });
    focus(0);
  };
  const begin = (seed?: number, isTheDays = false) => {
    setDaily(isTheDays);
    restart(seed);
    // Nobody knows the day's board at the first try.
    setChosen(seed !== undefined && !(isTheDays && !results.results.days.includes(seed)));
    start();
  };
  const changeSize = (wanted: Pairs) => {
    setPairs(() => wanted);
    // A running game is not thrown away: the new size waits for the next one.
    if (isRunning(state)) return;
    setDaily(false);
    restart();
    setChosen(false);
  };

  const onVisibility = useEffectEvent((hidden: boolean) =>
    send({ type: hidden ? "hide" : "show", at: performance.now() }),
  );
  useEffect(() => onHidden((hidden) => onVisibility(hidden)), []);

  useKeys({
    area,
    board: grid,
    press(event) {
      if (walk(event)) return true;
      if (event.key.toLowerCase() !== "i") return false;
      say(describeBoard(state));
      return true;
    },
  });

  return (
    <>
      <GameFrame
        name="Memory"
        area={area}
        scores={
          <ScoreBar
            actions={
              <ConfirmButton
                label="New Game"
                className="min-h-11 min-w-28"
                question="Start over?"
                ask={isRunning(state)}
                onConfirm={() => begin()}
                onAsk={() => say("Press again to start over.")}
              />
            }
          >
            <Score label="Moves" value={state.moves} />
            <Timer state={state} />
            <Score label="Best" value={bests.moves === 0 ? "–" : bests.moves} />
          </ScoreBar>
        }
        board={
          <Board
            ref={grid}
            state={state}
            current={current}
            onFocus={setCurrent}
            onFlip={(cell) => send({ type: "flip", cell, at: performance.now() })}
          />
        }
        overlay={
          <Overlay
            state={state}
            bests={bests}
            counts={!isChosen}
            results={results}
            onStart={start}
            onNewGame={() => begin()}
          />
        }
        aside={
          <Panels
            state={state}
            bests={bests}
            results={results}
            wantedPairs={pairs}
            onSize={changeSize}
            onPlay={begin}
          />
        }
      />
      <Announcer spoken={spoken} />
    </>
  );
}
