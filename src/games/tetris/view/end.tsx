import { counted } from "#domain/wording.ts";
import { levelOf, resultOf, sprintLines, timeText, type State } from "../logic.ts";

/** Before the start: what there is to do. */
export const intros: Record<State["mode"], string> = {
  classic: "Fill rows to clear them.",
  sprint: "Clear 40 lines as fast as you can.",
  ultra: "Score as much as you can in two minutes.",
};

/** What the end is called. */
export function endTitle({ mode, last }: State): string {
  if (last?.type !== "finished") return "Game Over!";
  return mode === "sprint" ? "Finished!" : "Time Is Up!";
}

/** How the game went. */
export function End({ state, isBest }: { state: State; isBest: boolean }) {
  const { mode, score, lines } = state;
  const isSprint = mode === "sprint";
  const result = resultOf(state);
  return (
    <>
      {isSprint ? (
        <p className="figures text-lg font-semibold">
          {result > 0 ? `Time: ${timeText(result, 2)}` : `${lines} of ${sprintLines} lines`}
        </p>
      ) : (
        <p className="figures text-lg font-semibold">Final Score: {score}</p>
      )}
      {isSprint ? (
        <p className="figures text-sm text-soft">{counted(state.pieces, "piece")}</p>
      ) : (
        <p className="figures text-sm text-soft">
          {counted(lines, "line")} · level {levelOf(state)}
        </p>
      )}
      {mode === "ultra" && result === 0 && (
        <p className="text-sm text-soft">Only a full two minutes count for the best.</p>
      )}
      {isBest && (
        <p className="font-semibold text-good">{isSprint ? "New Best Time!" : "New Best Score!"}</p>
      )}
    </>
  );
}
