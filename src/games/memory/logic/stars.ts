export const maxStars = 3;

/** Two stars for up to this many times the moves of a perfect memory. */
const leniency = 1.4;

/**
 * How many moves a player who forgets nothing needs on average: about 12.4 for 8 pairs. Each time
 * such a player turns over a card that is new, and then its twin if that has been seen, else
 * another new card.
 */
export const perfectMoves = (pairs: number): number => {
  const known = new Map<string, number>();

  /** `alone`: cards that were seen without their twin. `unseen`: pairs of which nothing was seen. */
  const movesFrom = (alone: number, unseen: number): number => {
    if (alone + unseen === 0) return 0;
    const key = `${alone} ${unseen}`;
    const moves = known.get(key) ?? average(alone, unseen);
    known.set(key, moves);
    return moves;
  };

  const average = (alone: number, unseen: number): number => {
    const hidden = alone + 2 * unseen;
    const rest = hidden - 1;
    let moves = 0;
    // The first card is the twin of one that was seen.
    if (alone > 0) moves += (alone / hidden) * (1 + movesFrom(alone - 1, unseen));
    if (unseen > 0) {
      const isNew = (2 * unseen) / hidden;
      // The second card is its twin by luck; or the twin of an older one, which costs a move more.
      moves += isNew * (1 / rest) * (1 + movesFrom(alone, unseen - 1));
      if (alone > 0) moves += isNew * (alone / rest) * (2 + movesFrom(alone, unseen - 1));
      if (unseen > 1)
        moves += isNew * ((2 * unseen - 2) / rest) * (1 + movesFrom(alone + 2, unseen - 2));
    }
    return moves;
  };

  return movesFrom(0, pairs);
};

/** The most moves for three stars and for two: 13 and 18 with 8 pairs. */
export const starLimits = (pairs: number): readonly [three: number, two: number] => {
  const perfect = perfectMoves(pairs);
  return [Math.ceil(perfect), Math.ceil(perfect * leniency)];
};

/** One to three stars for a finished game. */
export const starsFor = (pairs: number, moves: number): number =>
  1 + starLimits(pairs).filter((limit) => moves <= limit).length;
