import { HowToPlay } from "#ui/game/how-to-play.tsx";

const keys = [
  [["Esc"], "Restart at once"],
  [["Tab", "Enter"], "The same, one after the other"],
  [["Backspace"], "Correct"],
  [["Ctrl+Backspace"], "Take a word back"],
] as const;

/** The rules, the figures and the keys. */
export function Panels() {
  return (
    <HowToPlay keys={keys}>
      <p>Type the passage as it stands. It is complete with its last character.</p>
      <p>
        WPM counts five characters as a word. Accuracy is the share of characters that are right;
        mistakes that you corrected do not count against it.
      </p>
      <p>In tests of time and words a space leads to the next word.</p>
      <p>
        A record needs at least 90% accuracy and no pause. Text that is pasted, spoken or suggested
        is not a result.
      </p>
    </HowToPlay>
  );
}
