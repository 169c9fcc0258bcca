import { GameStats } from "#ui/game/game-stats.tsx";
import { Stack } from "../../arrange.tsx";

export default function GameStatsExample() {
  return (
    <Stack>
      <GameStats
        title="Game Stats"
        figures={[
          ["Moves", 142],
          ["Highest tile", 256],
          ["Time", "3:07"],
        ]}
      />
    </Stack>
  );
}
