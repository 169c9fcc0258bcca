import { counted } from "#domain/wording.ts";
import { completedOf, pads, roundOf, type State } from "../logic.ts";

/** The line in the middle of the board. */
export function statusOf(state: State): string {
  switch (state.phase) {
    case "idle":
      return "Ready";
    case "lead":
    case "lit":
    case "dark":
      return "Watch";
    case "input":
      return "Your turn";
    case "mistake":
      return "Again";
    case "paused":
      return "Paused";
    case "over":
      return "Game over";
  }
}

/** The pads shown so far, by name. Nothing in the player's turn: it is to be remembered. */
export const shownPads = ({ phase, sequence, place }: State): readonly string[] =>
  phase === "lit" || phase === "dark"
    ? sequence.slice(0, place + 1).map((pad) => pads[pad].name)
    : [];

/** What a screen reader says. */
export function describeLast(state: State): string {
  const { last } = state;
  switch (last?.type) {
    case undefined:
      return "";
    case "watch":
      return `Round ${roundOf(state)}. Watch.`;
    case "turn":
      return "Your turn.";
    case "paused":
      return "Paused.";
    case "mistake":
      return `${pads[last.pressed].name} was wrong, it is ${pads[last.expected].name}. Watch again.`;
    case "over":
      return `Wrong. Game over in round ${roundOf(state)}. ${counted(completedOf(state), "round")} completed.`;
  }
}
