import { isCount, isRecord } from "#domain/saved.ts";
import { cellCount, layMines, mine } from "./ground.ts";
import { readKind } from "./levels.ts";
import { isRunning, type Cover, type State } from "./state.ts";

/** Raised when the shape of a saved game changes; older ones then give way to a new game. */
const version = 1;
const maxAttempts = 1_000_000;

const letters: Record<Cover, string> = { hidden: "-", flag: "f", question: "q", open: "o" };
const coversByLetter = new Map(
  (Object.keys(letters) as Cover[]).map((cover) => [letters[cover], cover]),
);

/** What is kept of a game. The mines follow from the seed, so they are not kept. */
export const writeSave = (state: State): unknown => ({
  version,
  kind: state.kind,
  seed: state.seed,
  attempt: state.counts === null ? null : state.attempt,
  isProven: state.isProven,
  isChosen: state.isChosen,
  covers: state.covers.map((cover) => letters[cover]).join(""),
  exploded: state.exploded,
  presses: state.presses,
  hints: state.hints,
  playedMs: Math.floor(state.watch.totalMs),
});

/** The game that was kept, paused; `undefined` for anything that cannot be one. */
export function readSave(saved: unknown): State | undefined {
  if (!isRecord(saved) || saved.version !== version) return undefined;
  const { seed, attempt, isProven, isChosen, presses, hints, playedMs } = saved;
  const kind = readKind(saved.kind);
  if (kind === undefined) return undefined;
  if (!isCount(seed) || seed >= 2 ** 32) return undefined;
  if (attempt !== null && (!isCount(attempt) || attempt >= maxAttempts)) return undefined;
  if (typeof isProven !== "boolean" || typeof isChosen !== "boolean") return undefined;
  if (!isCount(presses) || !isCount(hints) || !isCount(playedMs)) return undefined;

  const counts = attempt === null ? null : layMines(kind, seed, attempt);
  const covers = readCovers(saved.covers, cellCount(kind));
  const exploded = Array.isArray(saved.exploded) ? (saved.exploded as unknown[]) : [];
  if (covers === undefined || !isPlausible(counts, covers, exploded)) return undefined;
  const state: State = {
    kind,
    seed,
    isChosen,
    counts,
    attempt: attempt ?? 0,
    isProven,
    isLaying: false,
    covers,
    exploded,
    presses,
    hints,
    watch: { totalMs: playedMs, since: null },
    isPaused: false,
    last: null,
  };
  return { ...state, isPaused: isRunning(state) };
}

/** Only what lies open was opened, and a mine only where it went off. */
function isPlausible(
  counts: readonly number[] | null,
  covers: readonly Cover[],
  exploded: readonly unknown[],
): exploded is number[] {
  const open = covers.flatMap((cover, cell) => (cover === "open" ? [cell] : []));
  const openMines = open.filter((cell) => counts === null || counts[cell] === mine);
  return openMines.length === exploded.length && openMines.every((cell) => exploded.includes(cell));
}

function readCovers(saved: unknown, length: number): Cover[] | undefined {
  if (typeof saved !== "string" || saved.length !== length) return undefined;
  const covers = Array.from(saved, (letter) => coversByLetter.get(letter));
  return covers.every((cover) => cover !== undefined) ? covers : undefined;
}
