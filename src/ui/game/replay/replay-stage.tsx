import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { onFragmentChange, readFragment, replaceFragment } from "#browser/fragment.ts";
import { isReplayLink, type Replayable } from "#domain/recording.ts";
import type { Challenge, Stage } from "./stage.ts";

interface Props<State, Action, Options> {
  replay: Replayable<State, Action, Options>;
  /** Draws the board of any state: nothing of it is played. */
  draw: (state: State) => ReactNode;
  /** The game itself. It is drawn anew for every race. */
  children: (stage: Stage<State, Options>) => ReactNode;
}

/** Who never watches a replay loads nothing of it. */
const loadWatch = () => import("./watch.tsx");
const LazyWatch = lazy(loadWatch);

/** Start, Resume or Play Again: what lies over the board asks for it. */
const mainButton = 'button[aria-keyshortcuts~="Enter"]';
/** What takes the keys of a game. A ghost's board is inert. */
const boards = ':is([role="application"], [role="grid"]):not([inert] *)';

/**
 * A game, or a replay of it: one that was just played, or one that a link or a file holds. While a
 * replay is shown, the game is not there; it comes back from where it is kept, paused.
 */
export function ReplayStage<State, Action, Options>(props: Props<State, Action, Options>) {
  const { replay, draw, children } = props;
  const [source, setSource] = useState(linkHere);
  const [challenge, setChallenge] = useState<Challenge<State, Options> | null>(null);
  const [round, setRound] = useState(0); // of challenges: each is another game
  const [returns, setReturns] = useState(0); // from a replay to the game
  const place = useRef<HTMLDivElement>(null);
  // The button that led back is gone: the game takes the focus, and is seen from its top.
  useEffect(() => {
    if (returns === 0 || place.current === null) return;
    place.current.scrollIntoView({ behavior: "instant" });
    const main = place.current.querySelector<HTMLElement>(mainButton);
    const board = place.current.querySelector<HTMLElement>(boards);
    (main ?? board)?.focus({ preventScroll: true });
  }, [returns]);
  const show = (wanted: string) => {
    setSource(wanted);
    setChallenge(null);
  };
  const follow = useEffectEvent(() => {
    const link = linkHere();
    if (link !== null) show(link);
  });
  useEffect(() => onFragmentChange(() => follow()), []);

  const close = () => {
    if (linkHere() !== null) replaceFragment("");
    setSource(null);
    setReturns(returns + 1);
  };
  const accept = (accepted: Challenge<State, Options>) => {
    setChallenge(accepted);
    setRound(round + 1);
    close();
  };
  const stage: Stage<State, Options> = {
    challenge,
    watch: show,
    race: (text) => void startRace(replay, text).then((race) => race && accept(race)),
    leave: () => setChallenge(null),
  };
  if (source === null) {
    return (
      <div key={round} ref={place} className="scroll-mt-20">
        {children(stage)}
      </div>
    );
  }
  // The lazy part does not know which game it is for.
  const Watch = LazyWatch as unknown as typeof import("./watch.tsx").default<
    State,
    Action,
    Options
  >;
  return (
    <Suspense>
      <Watch
        key={source}
        source={source}
        replay={replay}
        draw={draw}
        onClose={close}
        onAccept={accept}
      />
    </Suspense>
  );
}

const linkHere = (): string | null => (isReplayLink(readFragment()) ? readFragment() : null);

async function startRace<State, Action, Options>(
  replay: Replayable<State, Action, Options>,
  text: string,
): Promise<Challenge<State, Options> | null> {
  const { openReplay } = await import("#domain/recording-playback.ts");
  const opened = openReplay(replay, text);
  if (!opened.ok) return null;
  const { options, recording, result, playback } = opened.value;
  return { seed: recording.seed, options, ghost: { playback, result } };
}
