import { recordingOf, type Recorded, type Replayable } from "#domain/recording.ts";
import { playOn } from "#domain/recording-steps.ts";
import { readReplay, writeReplay } from "#domain/recording-text.ts";

/** A game that is played, as the text of a replay. */
export const writePlay = <State, Action, Options>(
  replay: Replayable<State, Action, Options>,
  { state, tape }: Recorded<State>,
): string =>
  writeReplay(replay, {
    options: replay.optionsOf(state),
    recording: recordingOf(tape),
    result: replay.resultOf(state),
  });

/** The game that such a text holds, ready to go on; `undefined` when it cannot be played. */
export function readPlay<State, Action, Options>(
  replay: Replayable<State, Action, Options>,
  text: string,
): Recorded<State> | undefined {
  const left = readReplay(replay, text);
  if (!left.ok) return undefined;
  const { options, recording } = left.value;
  return playOn(replay, replay.game(options), recording, performance.now());
}
