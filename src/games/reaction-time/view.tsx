import { useEffect, useEffectEvent, useRef } from "react";
import { watchFrames } from "#browser/frames.ts";
import { jsonCodec, scoreCodec, storedValue } from "#browser/storage.ts";
import { useAnnouncer } from "#ui/game/announcer.tsx";
import { GameFrame } from "#ui/game/game-frame.tsx";
import { useResults } from "#ui/game/results/use-results.ts";
import { Score, ScoreBar } from "#ui/game/score-bar.tsx";
import { useGame } from "#ui/game/use-game.ts";
import { useKeys } from "#ui/game/use-keys.ts";
import { usePlayMode } from "#ui/game/use-play-mode.ts";
import { useSound } from "#ui/game/use-sound.ts";
import { game, readSave, statisticsOf, writeSave, type Action, type State } from "./logic.ts";
import { Controls } from "./view/controls.tsx";
import { ReactionPad } from "./view/pad.tsx";
import { Panels } from "./view/panels.tsx";
import { finishedOf, kind } from "./view/results.ts";
import { soundOf } from "./view/sound.ts";
import { describeLast, inFigure } from "./view/announcements.ts";

const kept = storedValue<State | undefined>("tabkit-reaction-time", {
  parse: jsonCodec(readSave).parse,
  format: (state) => (state === undefined ? null : JSON.stringify(writeSave(state))),
});
/** For the card on the games page. */
const bestTime = storedValue("tabkit-reaction-time-best", scoreCodec);

const away: Action = { type: "leave" };

export default function ReactionTimeView() {
  const { state, send } = useGame(game, { kept, away });
  const { phase, attempts } = state;
  const statistics = statisticsOf(attempts);
  const { say, spoken } = useAnnouncer(state.last, describeLast(state));
  useSound(state.last, soundOf(state));
  const area = useRef<HTMLElement>(null);
  const pad = useRef<HTMLButtonElement>(null);

  const results = useResults(kind, finishedOf(state));

  const focusPad = () => pad.current?.focus({ preventScroll: true });
  /** What a button does, which may be gone by then: the pad takes the focus. */
  const act = (action: Action) => {
    send(action);
    focusPad();
  };
  const isOn = phase !== "waiting";
  usePlayMode(isOn, state.last);
  useKeys({
    area,
    board: pad,
    isPlaying: isOn,
    press(event) {
      if (!isOn || (event.key !== " " && event.key !== "Enter")) return false;
      if (!event.repeat) send({ type: "press", at: event.timeStamp, by: "key" });
      return true;
    },
  });

  // The first frame draws the green; when the second comes, the first has been on the screen.
  const painted = useEffectEvent((at: number) => send({ type: "painted", at }));
  useEffect(() => {
    if (phase !== "go") return;
    return watchFrames(2, ([, at]) => painted(at ?? performance.now()));
  }, [phase]);

  const bestMs = statistics?.bestMs ?? 0;
  useEffect(() => {
    if (bestTime.read() !== bestMs) bestTime.update(() => bestMs);
  }, [bestMs]);

  return (
    <GameFrame
      name="Reaction Time"
      area={area}
      spoken={spoken}
      hasClearColors
      scores={
        <ScoreBar>
          <Score label="Last Result" value={inFigure(state.lastMs)} />
          <Score label="Average" value={inFigure(statistics?.averageMs)} />
          <Score label="Best" value={inFigure(statistics?.bestMs)} />
          <Score label="Attempts" value={attempts.length} />
        </ScoreBar>
      }
      board={
        <ReactionPad
          ref={pad}
          state={state}
          onPress={(at, by) => send({ type: "press", at, by })}
        />
      }
      controls={
        <Controls state={state} results={results} onAct={act} onAsk={(question) => say(question)} />
      }
      aside={<Panels state={state} results={results} onAct={send} />}
    />
  );
}
