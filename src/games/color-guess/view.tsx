import { useEffect, useRef, useState } from "react";
import { scoreCodec, storedShape, storedValue } from "#browser/storage.ts";
import { Button } from "#ui/button.tsx";
import { useAnnouncer } from "#ui/game/announcer.tsx";
import { GameFrame } from "#ui/game/game-frame.tsx";
import { EndCard, EndResult } from "#ui/game/results/end-card.tsx";
import { useResults } from "#ui/game/results/use-results.ts";
import { useBest } from "#ui/game/use-best.ts";
import { useGame } from "#ui/game/use-game.ts";
import { useKeys } from "#ui/game/use-keys.ts";
import { usePlayMode } from "#ui/game/use-play-mode.ts";
import { useSound } from "#ui/game/use-sound.ts";
import { useStored } from "#ui/use-stored.ts";
import { Board } from "./view/board.tsx";
import { colorGuess, optionsShape, replay, type Options } from "./logic.ts";
import type { Color } from "./logic/palette.ts";
import { Panels } from "./view/panels.tsx";
import { finishedOf, isDays, kind } from "./view/results.ts";
import { Banner, Scores } from "./view/scores.tsx";
import { soundOf } from "./view/sound.ts";
import { describeLast } from "./view/announcements.ts";

const settings = storedShape("tabkit-color-guess", optionsShape);
const bestStreak = storedValue("tabkit-color-guess-best", scoreCodec);

const isAnswerKey = ({ key }: KeyboardEvent): boolean => /^[1-4]$/.test(key);

export default function ColorGuessView() {
  const [chosen, setOptions] = useStored(settings);
  const [playsDay, setPlaysDay] = useState(false);
  const [hasAnswered, setAnswered] = useState(false); // in this visit
  const [isWaiting, setWaiting] = useState(false); // other options, for the end of the day's game
  const { state, send, restart } = useGame(colorGuess(playsDay ? optionsShape.initial : chosen), {
    replay,
  });
  useBest(bestStreak, state.bestStreak);
  const results = useResults(kind, finishedOf(state));
  const isDaily = isDays(state, results.at);
  // The day's game ends after its ten questions. Else the next round follows.
  const isEnd = isDaily && results.finished !== null;
  const wanted = isDaily && isWaiting ? chosen : state.options;
  const { say, spoken } = useAnnouncer(state.last, describeLast(state));
  useSound(state.last, soundOf(state));
  const area = useRef<HTMLElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const board = useRef<HTMLDivElement>(null);

  const play = (seed?: number, isTheDays = false) => {
    setPlaysDay(isTheDays);
    setWaiting(false);
    restart(seed);
    board.current?.focus({ preventScroll: true });
  };
  const change = (part: Partial<Options>) => {
    const changed = { ...(isDaily ? chosen : state.options), ...part };
    setOptions(() => changed);
    if (!isDaily) send({ type: "change", options: changed });
    else if (isEnd || state.total === 0) play();
    // The day's game is not thrown away by other options: they wait for the next one.
    else setWaiting(true);
  };

  const answer = (color: Color) => {
    setAnswered(true);
    send({ type: "answer", color });
  };
  const goOn = () => {
    send({ type: "next" });
    board.current?.focus({ preventScroll: true });
  };

  // The answers are off once one is given, so the focus goes on to what comes next.
  const isAnswered = hasAnswered && state.chosen !== null;
  useEffect(() => {
    if (isAnswered) next.current?.focus({ preventScroll: true });
  }, [isAnswered]);

  const isOpen = state.question !== null && state.chosen === null;
  usePlayMode(hasAnswered);
  useKeys({
    area,
    board,
    isPlaying: hasAnswered && !isEnd,
    fromPage: isAnswerKey,
    press(event) {
      if (!isAnswerKey(event)) return false;
      const color = state.question?.options[Number(event.key) - 1];
      if (isOpen && color !== undefined && !event.repeat) answer(color);
      return true;
    },
  });

  return (
    <GameFrame
      name="Color Guess"
      area={area}
      spoken={spoken}
      scores={
        <Scores
          state={state}
          mode={wanted.mode}
          onMode={(mode) => change({ mode })}
          onReset={() => send({ type: "reset" })}
          onAsk={() => say("Press again to reset.")}
        />
      }
      board={
        <div ref={board} tabIndex={-1} className="outline-none">
          <Board state={state} onAnswer={answer} />
        </div>
      }
      controls={
        <div className="flex min-h-12 flex-wrap items-center justify-between gap-2">
          {/* A phone's room is needed for the end: the board shows the answer, too. */}
          <div className={isEnd ? "compact:hidden" : "contents"}>
            <Banner state={state} isLater={isDaily && isWaiting} />
          </div>
          {isEnd ? (
            <EndCard isBelow title="Today’s game is done" of={results} onAgain={() => play()} />
          ) : (
            <>
              <div className="empty:hidden">
                <EndResult of={results} />
              </div>
              <Button
                ref={next}
                look="primary"
                className="ms-auto min-h-11"
                aria-keyshortcuts="Space Enter"
                disabled={isOpen}
                onClick={goOn}
              >
                Next Question
              </Button>
            </>
          )}
        </div>
      }
      aside={
        <Panels state={state} results={results} wanted={wanted} onChange={change} onPlay={play} />
      }
    />
  );
}
