import { useState } from "react";
import { play } from "#browser/sound.ts";
import { useGameSettings } from "#ui/game/use-game-settings.ts";
import { Segmented } from "#ui/segmented.tsx";
import { pads, toneOf, type Pad } from "../logic.ts";

const answers = [
  ["yes", "Yes"],
  ["no", "No"],
] as const;
type Answer = (typeof answers)[number][0];

/** Asked until it was answered once, here or by a switch for sound. The answer holds for all games. */
export function SoundQuestion() {
  const [{ sound, isSoundChosen }, change] = useGameSettings();
  // Once answered, it stays for this card, so that a slip can be mended.
  const [isAsked] = useState(!sound && !isSoundChosen);
  if (!isAsked) return null;
  const answer = (given: Answer) => {
    change({ sound: given === "yes" });
    // Heard at once, and inside the click that browsers ask for before the first sound.
    if (given === "yes") play(tones);
  };
  const given = sound ? "yes" : "no";
  return (
    <Segmented<Answer | "">
      label="Play with sound?"
      size="large"
      options={answers}
      value={isSoundChosen ? given : ""}
      onChange={(value) => value !== "" && answer(value)}
    />
  );
}

/** What the four pads sound like, one after the other. */
const tones = pads.flatMap((_, pad) =>
  toneOf(pad as Pad, 140).map((note) => ({ ...note, startMs: pad * 160 })),
);
