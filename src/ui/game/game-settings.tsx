import { play } from "#browser/sound.ts";
import { sounds } from "#domain/sound.ts";
import { Panel } from "../panel.tsx";
import { Switch } from "../switch.tsx";
import { useGameSettings } from "./use-game-settings.ts";

interface Props {
  /** Whether this game has a second set of colors. */
  hasClearColors: boolean;
}

/** What is set once for all games. Sound is off until asked for. */
export function GameSettings({ hasClearColors }: Props) {
  const [{ sound, clearColors }, change] = useGameSettings();
  return (
    <Panel title="All Games">
      <div className="flex flex-col">
        <Switch
          label="Sound"
          checked={sound}
          onChange={(isOn) => {
            change({ sound: isOn });
            // Heard at once, and inside the click that browsers ask for before the first sound.
            if (isOn) play(sounds.gain);
          }}
        />
        {hasClearColors && (
          <Switch
            label="Colors for color blindness"
            checked={clearColors}
            onChange={(isOn) => change({ clearColors: isOn })}
          />
        )}
      </div>
    </Panel>
  );
}
