import { useEffect, useRef, useState, type ReactNode } from "react";
import { isOpenDay } from "#domain/game-results.ts";
import { isReplayLink, type Replayable } from "#domain/recording.ts";
import { readLink } from "#domain/recording-link.ts";
import { openReplay, type OpenedReplay } from "#domain/recording-playback.ts";
import { ok, type Result } from "#domain/result.ts";
import { seedName } from "#domain/seed.ts";
import { Button } from "../../button.tsx";
import { ErrorCard } from "../../error-card.tsx";
import { StatusLine } from "../../status-line.tsx";
import { ConfirmButton } from "../confirm-button.tsx";
import { parts } from "../parts.ts";
import { storedResults } from "../results/stored-results.ts";
import { useGameSettings } from "../use-game-settings.ts";
import { runOf } from "./play.ts";
import { Player } from "./player.tsx";
import type { Challenge } from "./stage.ts";

interface Props<State, Action, Options> {
  /** A replay's text, or the fragment of a link that holds one. */
  source: string;
  replay: Replayable<State, Action, Options>;
  draw: (state: State) => ReactNode;
  onClose: () => void;
  onAccept: (challenge: Challenge<State, Options>) => void;
}

/** A replay instead of the game: whether it is true, the player, and what to do with it. */
export default function Watch<State, Action, Options>(props: Props<State, Action, Options>) {
  const { source, replay, draw, onClose, onAccept } = props;
  const [opened, setOpened] = useState<Result<OpenedReplay<State, Options>>>();
  const [ask] = useState(() => isUnderWay(replay));
  const [now] = useState(Date.now);
  const [{ clearColors }] = useGameSettings();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    let isWanted = true;
    const open = async () => {
      const text = isReplayLink(source) ? await readLink(source) : ok(source);
      if (isWanted) setOpened(text.ok ? openReplay(replay, text.value) : text);
    };
    void open();
    return () => {
      isWanted = false;
    };
  }, [source, replay]);
  useEffect(() => {
    heading.current?.focus();
    // The game that comes back, and a race, need them at once.
    parts.load().catch(() => {});
  }, []);

  const close = <Button onClick={onClose}>Back to the game</Button>;
  const accept = ({ options, recording, playback, result }: OpenedReplay<State, Options>) => ({
    play: () => onAccept({ seed: recording.seed, options, ghost: null }),
    race: () => onAccept({ seed: recording.seed, options, ghost: { playback, result } }),
  });
  return (
    <section
      aria-label={`${replay.name} replay`}
      data-colors={clearColors ? "clear" : undefined}
      className="mx-auto flex max-w-xl flex-col gap-3"
    >
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-20 text-xl font-bold">
        Replay{opened?.ok === true && `: ${opened.value.result}`}
      </h2>
      {opened === undefined && <StatusLine tone="busy">Playing it again …</StatusLine>}
      {opened?.ok === false && <ErrorCard message={opened.message} actions={close} />}
      {opened?.ok === true && (
        <>
          <div className="flex flex-wrap justify-between gap-x-4">
            <StatusLine tone="good">This score follows from the rules and these moves.</StatusLine>
            <p className="figures text-sm text-soft">{seedName(opened.value.recording.seed)}</p>
          </div>
          {isOpenDay(storedResults(replay.id).read(), opened.value.recording.seed, now) && (
            <p className="text-sm">
              This is the seed of a daily game that you have not played yet: what you watch gives it
              away. Your own first try still counts.
            </p>
          )}
          <Player playback={opened.value.playback} resultOf={replay.resultOf} draw={draw} />
          <div className="flex flex-wrap gap-2">
            <ConfirmButton
              look="primary"
              label="Race it"
              question="Start over?"
              ask={ask}
              onConfirm={accept(opened.value).race}
            />
            <ConfirmButton
              label="Play the same seed"
              question="Start over?"
              ask={ask}
              onConfirm={accept(opened.value).play}
            />
            {close}
          </div>
        </>
      )}
    </section>
  );
}

/** Whether there is a game that would be lost. */
function isUnderWay<State, Action, Options>(replay: Replayable<State, Action, Options>): boolean {
  const run = openReplay(replay, runOf(replay.id).read() ?? "");
  if (!run.ok) return false;
  const { length, stateAfter } = run.value.playback;
  return length > 0 && !replay.isOver(stateAfter(length));
}
