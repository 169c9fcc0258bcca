import { GameSettings } from "#ui/game/game-settings.tsx";
import { Columns } from "../../arrange.tsx";

export default function GameSettingsExample() {
  return (
    <Columns>
      <GameSettings hasClearColors />
      <GameSettings hasClearColors={false} />
    </Columns>
  );
}
