import { isUnderWay } from "#domain/phase.ts";
import { EndActions } from "#ui/game/afterwards.tsx";
import { useAnnouncer } from "#ui/game/announcer.tsx";
import { GameFrame } from "#ui/game/game-frame.tsx";
import { PhaseButtons } from "#ui/game/phase-buttons.tsx";
import { PhaseOverlay } from "#ui/game/phase-overlay.tsx";
import { useResults } from "#ui/game/results/use-results.ts";
import { Score, ScoreBar } from "#ui/game/score-bar.tsx";
import { usePhaseGame } from "#ui/game/use-phase-game.ts";
import { useSound } from "#ui/game/use-sound.ts";
import { useStored } from "#ui/use-stored.ts";
import { Board } from "./view/board.tsx";
import { Controls } from "./view/controls.tsx";
import { actionOf, releaseOf } from "./view/keys.ts";
import { End, Intro } from "./view/end.tsx";
import { breakout, optionsShape, type Options } from "./logic.ts";
import { Panels } from "./view/panels.tsx";
import { finishedOf, kind, modeName } from "./view/results.ts";
import { bestOf, settings } from "./view/settings.ts";
import { soundOf } from "./view/sound.ts";
import { useAim } from "./view/use-aim.ts";
import { kept, useKeptGame } from "./view/use-kept-game.ts";
import { describeLast } from "./view/announcements.ts";

const shown = ["phase", "last", "score", "lives", "level", "isServed", "seed"] as const;
/** Who serves with Space must not start a new game with it. */
const endCalmMs = 800;

export default function BreakoutView() {
  const [wanted, setWanted] = useStored(settings);
  const game = usePhaseGame(breakout(wanted), {
    shown,
    bestOf,
    actionOf: ({ code }) => actionOf(code),
    releaseOf,
    kept,
  });
  const { state, look, send, best, isBest, area, board } = game;
  const { phase, score, lives, last } = state;
  useKeptGame(state, look);
  const results = useResults(kind, finishedOf(state, game.goal));
  const text = describeLast(state, isBest);
  const { spoken } = useAnnouncer(text === "" ? null : last, text);
  useSound(last, soundOf(state));
  const changeOptions = (next: Options) => {
    setWanted(() => next);
    game.change(breakout(next));
  };

  /** Begins nothing yet: who comes by a link is not thrown into a game. */
  const prepareDay = (seed: number) => {
    game.restart(breakout(optionsShape.initial), seed);
    board.current?.focus();
  };

  const aim = useAim({
    board,
    where: () => look().paddle,
    onAim: (x) => send({ type: "aim", x }),
    onServe: () => send({ type: "serve" }),
  });
  return (
    <GameFrame
      name="Breakout"
      area={area}
      spoken={spoken}
      hasClearColors
      scores={
        <ScoreBar actions={<PhaseButtons game={game} ask={isUnderWay(phase) && score > 0} />}>
          <Score label="Score" value={score} />
          <Score label="Best" value={best} />
          <Score label="Lives" value={lives} />
        </ScoreBar>
      }
      board={<Board ref={board} state={state} look={look} aim={aim} />}
      overlay={
        <PhaseOverlay
          game={game}
          title="Breakout"
          intro={<Intro state={state} />}
          endTitle="Game Over!"
          end={<End state={state} results={results} isBest={isBest} />}
          endActions={<EndActions of={results} name={`Breakout, ${modeName(state)}`} />}
          endCalmMs={endCalmMs}
        />
      }
      controls={<Controls send={send} />}
      aside={
        <Panels
          state={state}
          wanted={wanted}
          onOptions={changeOptions}
          results={results}
          onDaily={prepareDay}
        />
      }
    />
  );
}
