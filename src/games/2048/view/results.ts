import type { Finished, ResultKind } from "#domain/game-results.ts";
import { counted } from "#domain/wording.ts";
import type { State } from "../logic.ts";

const pointsWords = (points: number): string => counted(points, "point");

/** Points until nothing could move any more. */
export const kind: ResultKind = {
  id: "2048",
  name: "2048",
  better: "more",
  words: (score) => pointsWords(score ?? 0),
  difference: pointsWords,
};

/** There is one way to play. */
export const mode = "classic";

/**
 * A game that came to its end. Undo opens it again, but the first end is the one that counts: it
 * stays finished. `earlierBest` is the best when it began; 0 is none.
 */
export const finishedOf = ({ firstEnd, seed }: State, earlierBest: number): Finished | null =>
  firstEnd === null
    ? null
    : {
        score: firstEnd,
        mode,
        seed,
        isStandard: true,
        earlierBest: earlierBest === 0 ? null : earlierBest,
      };
