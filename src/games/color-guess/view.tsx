import { useEffect, useRef, useState } from "react";
import { scoreCodec, storedShape, storedValue } from "#browser/storage.ts";
import { Button } from "#ui/button.tsx";
import { Announcer, useAnnouncer } from "#ui/game/announcer.tsx";
import { GameFrame } from "#ui/game/game-frame.tsx";
import { EndCard, EndResult } from "#ui/game/results/end-card.tsx";
import { useResults } from "#ui/game/results/use-results.ts";
import { useBest } from "#ui/game/use-best.ts";
import { useGame } from "#ui/game/use-game.ts";
import { useKeys } from "#ui/game/use-keys.ts";
import { useSound } from "#ui/game/use-sound.ts";
import { useStored } from "#ui/use-stored.ts";
import { Board } from "./view/board.tsx";
import { colorGuess, optionsShape, type Options } from "./logic.ts";
import type { Color } from "./logic/palette.ts";
import { Panels } from "./view/panels.tsx";
import { finishedOf, kind } from "./view/results.ts";
import { Banner, Scores } from "./view/scores.tsx";
import { soundOf } from "./view/sound.ts";
import { describeLast } from "./view/announcements.ts";

const settings = storedShape("tabkit-color-guess", optionsShape);
const bestStreak = storedValue("tabkit-color-guess-best", scoreCodec);

export default function ColorGuessView() {
  const [chosen, setOptions] = useStored(settings);
  const [isDaily, setDaily] = useState(false);
  const options = isDaily ? optionsShape.initial : chosen;
  const { state, send, restart } = useGame(colorGuess(options));
  useBest(bestStreak, state.bestStreak);
  const results = useResults(kind, finishedOf(state));
  // The day's game ends after its ten questions. Else the next round follows.
  const isEnd = isDaily && results.finished !== null;
  const { spoken } = useAnnouncer(state.last, describeLast(state));
  useSound(state.last, soundOf(state));
  const area = useRef<HTMLElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const board = useRef<HTMLDivElement>(null);

  const play = (seed?: number, isTheDays = false) => {
    setDaily(isTheDays);
    restart(seed);
    board.current?.focus({ preventScroll: true });
  };
  const change = (part: Partial<Options>) => {
    const changed = { ...chosen, ...part };
    setOptions(() => changed);
    if (isDaily) play();
    else send({ type: "change", options: changed });
  };

  const answer = (color: Color) => send({ type: "answer", color });
  const goOn = () => {
    send({ type: "next" });
    board.current?.focus({ preventScroll: true });
  };

  // The answers are off once one is given, so the focus goes on to what comes next.
  const isAnswered = state.chosen !== null;
  useEffect(() => {
    if (isAnswered) next.current?.focus({ preventScroll: true });
  }, [isAnswered]);

  const isOpen = state.question !== null && state.chosen === null;
  useKeys({
    area,
    board,
    fromPage: (event) => /^[1-4]$/.test(event.key),
    press(event) {
      const color = state.question?.options[Number(event.key) - 1];
      if (isOpen && /^[1-4]$/.test(event.key) && color !== undefined) answer(color);
      else if (!isOpen && !isEnd && event.key === "Enter") goOn();
      else return false;
      return true;
    },
  });

  return (
    <>
      <GameFrame
        name="Color Guess"
        area={area}
        scores={
          <Scores
            state={state}
            onMode={(mode) => change({ mode })}
            onReset={() => send({ type: "reset" })}
          />
        }
        board={
          <div ref={board} tabIndex={-1} className="outline-none">
            <Board state={state} onAnswer={answer} />
          </div>
        }
        controls={
          <div className="flex min-h-12 flex-wrap items-center justify-between gap-2">
            <Banner state={state} />
            {isEnd ? (
              <EndCard isBelow title="Today’s game is done" of={results} onAgain={() => play()} />
            ) : (
              <>
                <div>
                  <EndResult of={results} />
                </div>
                <Button
                  ref={next}
                  look="primary"
                  className="ms-auto min-h-11"
                  disabled={isOpen}
                  onClick={goOn}
                >
                  Next Question
                </Button>
              </>
            )}
          </div>
        }
        aside={<Panels state={state} results={results} onChange={change} onPlay={play} />}
      />
      <Announcer spoken={spoken} />
    </>
  );
}
