import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Score, ScoreBar } from "#ui/game/score-bar.tsx";
import { Stack } from "../../arrange.tsx";

export default function ScoreBarExample() {
  const [move, setMove] = useState(0);
  return (
    <Stack>
      <ScoreBar actions={<Button onClick={() => setMove(move + 1)}>Gain 4</Button>}>
        <Score label="Score" value={move * 4} gain={{ amount: move > 0 ? 4 : 0, move }} />
        <Score label="Lives" value={3} tone="good" />
        <Score label="Time" value="0:09" tone="yellow" />
        <Score label="Mines" value={-1} tone="bad" />
      </ScoreBar>
    </Stack>
  );
}
