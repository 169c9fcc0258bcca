import { minutesAndSeconds } from "#domain/wording.ts";
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { jsonCodec, scoreCodec, storedValue, wordCodec } from "#browser/storage.ts";
import { Button } from "#ui/button.tsx";
import { Announcer, useAnnouncer } from "#ui/game/announcer.tsx";
import { GameFrame } from "#ui/game/game-frame.tsx";
import { Score, ScoreBar } from "#ui/game/score-bar.tsx";
import { useBest } from "#ui/game/use-best.ts";
import { useGame } from "#ui/game/use-game.ts";
import { useSound } from "#ui/game/use-sound.ts";
import { useStored } from "#ui/use-stored.ts";
import { addResult, figuresOf, readResults, typingTest, type Kind } from "./logic.ts";
import { Panels } from "./view/panels.tsx";
import { Passage } from "./view/passage.tsx";
import { ResultPane } from "./view/result-pane.tsx";
import { soundOf } from "./view/sound.ts";
import { TypingField } from "./view/typing-field.tsx";
import { describeLast, pasteMessage } from "./view/announcements.ts";

const ProgressChart = lazy(() => import("./view/progress-chart.tsx"));

const kindSetting = storedValue<Kind>("tabkit-typing-test-kind", wordCodec(["text", "code"]));
const history = storedValue("tabkit-typing-test", jsonCodec(readResults));
const bestSpeed = storedValue("tabkit-typing-test-best", scoreCodec);

export default function TypingTestView() {
  const [wanted, setWanted] = useStored(kindSetting);
  const { state, send, restart } = useGame(typingTest(wanted));
  const { phase, last } = state;
  const figures = figuresOf(state);
  const isComplete = phase === "complete";
  const best = useBest(bestSpeed, isComplete ? Math.round(figures.wpm) : 0);
  const [goal, setGoal] = useState(best);
  const [results, setResults] = useStored(history);
  const { spoken } = useAnnouncer(last, describeLast(state));
  useSound(last, soundOf(state));
  const area = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  const start = () => {
    setGoal(best);
    // Another kind of passage begins another game.
    if (wanted !== state.kind) restart();
    send({ type: "start" });
    // Spec §4: … and focuses the input.
    field.current?.focus({ preventScroll: true });
  };

  const keep = useEffectEvent(() => {
    const { wpm, accuracy } = figures;
    setResults((now) => addResult(now, { wpm, accuracy, kind: state.kind }));
  });
  useEffect(() => {
    if (isComplete) keep();
  }, [isComplete]);

  return (
    <>
      <GameFrame
        name="Typing Test"
        area={area}
        scores={
          <ScoreBar
            actions={
              <>
                <Button
                  look={phase === "typing" ? "plain" : "primary"}
                  className="min-h-11"
                  onClick={start}
                >
                  Start Test
                </Button>
                <Button
                  className="min-h-11"
                  disabled={phase === "idle"}
                  onClick={() => send({ type: "reset" })}
                >
                  Reset
                </Button>
              </>
            }
          >
            <Score label="WPM" value={Math.round(figures.wpm)} />
            <Score label="Accuracy" value={`${Math.floor(figures.accuracy)}%`} />
            <Score label="Errors" value={figures.errors} />
            <Score label="Time" value={minutesAndSeconds(figures.seconds)} />
          </ScoreBar>
        }
        board={
          <div className="flex w-3xl max-w-full flex-col gap-3">
            <div className="min-h-40 rounded-lg border border-line bg-raised p-4">
              <Passage state={state} />
            </div>
            <TypingField ref={field} state={state} onSend={send} />
            <p role="status" className="text-sm font-medium text-warn empty:hidden">
              {last?.type === "pasted" && pasteMessage}
            </p>
            {isComplete && <ResultPane state={state} goal={goal} />}
          </div>
        }
        aside={
          <>
            <Panels state={state} wantedKind={wanted} onKind={(kind) => setWanted(() => kind)} />
            {results.length > 1 && (
              <Suspense fallback={null}>
                <ProgressChart results={results} />
              </Suspense>
            )}
          </>
        }
      />
      <Announcer spoken={spoken} />
    </>
  );
}
