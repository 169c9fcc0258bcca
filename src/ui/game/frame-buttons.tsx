import Keyboard from "lucide-react/icons/keyboard";
import Maximize from "lucide-react/icons/maximize";
import Minimize from "lucide-react/icons/minimize";
import Volume2 from "lucide-react/icons/volume-2";
import VolumeX from "lucide-react/icons/volume-x";
import X from "lucide-react/icons/x";
import type { RefObject } from "react";
import { play } from "#browser/sound.ts";
import { sounds } from "#domain/sound.ts";
import { IconButton } from "../icon-button.tsx";
import { useFullScreen } from "./use-full-screen.ts";
import { useGameSettings } from "./use-game-settings.ts";
import { leavePlayMode } from "./use-play-mode.ts";

interface Props {
  area: RefObject<HTMLElement | null>;
  onHelp: () => void;
}

/** What every game has in its row of figures: sound, full screen, and its keys. */
export function FrameButtons({ area, onHelp }: Props) {
  const [{ sound }, change] = useGameSettings();
  const { canFill, isFull, toggle } = useFullScreen(area);
  const [Sound, soundLabel] = sound ? [Volume2, "Mute"] : [VolumeX, "Sound on"];
  const [Fill, fillLabel] = isFull ? [Minimize, "Leave full screen"] : [Maximize, "Full screen"];
  return (
    <div className="flex shrink-0">
      <IconButton
        label={soundLabel}
        aria-keyshortcuts="M"
        onClick={() => {
          change({ sound: !sound });
          // Heard at once, and inside the click that browsers ask for before the first sound.
          if (!sound) play(sounds.gain);
        }}
      >
        <Sound aria-hidden className="size-5" />
      </IconButton>
      {canFill && (
        <IconButton label={fillLabel} aria-keyshortcuts="F" onClick={toggle}>
          <Fill aria-hidden className="size-5" />
        </IconButton>
      )}
      <IconButton
        label="Keys"
        aria-keyshortcuts="?"
        className="pointer-coarse:hidden"
        onClick={onHelp}
      >
        <Keyboard aria-hidden className="size-5" />
      </IconButton>
      {/* On a phone the site's bar makes room for the board; this brings it back. */}
      <IconButton
        label="Show the page"
        className="hidden! compact:inline-flex!"
        onClick={leavePlayMode}
      >
        <X aria-hidden className="size-5" />
      </IconButton>
    </div>
  );
}
