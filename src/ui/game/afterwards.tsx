import { use, useRef, type ComponentType, type ReactNode } from "react";
import { Button } from "../button.tsx";
import { FrameState } from "./frame-state.ts";
import { laterComponent, useLater } from "./later.ts";
import { parts } from "./parts.ts";
import { useAwaited } from "./use-awaited.ts";

type Parts = Pick<typeof import("./afterwards-parts.ts"), Name>;
type Name =
  | "EndActions"
  | "EndDetails"
  | "GameSettings"
  | "GameStats"
  | "GhostRow"
  | "KeysDialog"
  | "ReplayPanel"
  | "SeedPanel"
  | "Statistics";

const laterPart = <Each extends Name>(name: Each): Parts[Each] =>
  laterComponent(parts, (loaded) => loaded[name] as ComponentType) as Parts[Each];

export const EndActions = laterPart("EndActions");
export const EndDetails = laterPart("EndDetails");
export const GameStats = laterPart("GameStats");
export const GhostRow = laterPart("GhostRow");
export const KeysDialog = laterPart("KeysDialog");
export const ReplayPanel = laterPart("ReplayPanel");
export const SeedPanel = laterPart("SeedPanel");
export const Statistics = laterPart("Statistics");
const GameSettings = laterPart("GameSettings");

/**
 * The last panels beside a board: what became of games, and what is set once for all of them. Nobody
 * needs them before the first move, so they are loaded once they are in sight or the page rests.
 * Nothing stands below them that they could push away.
 */
export function Afterwards({ children }: { children?: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const { hasClearColors } = use(FrameState);
  const { part, hasFailed } = useLater(parts, useAwaited(place));
  if (part === null) {
    return (
      <div ref={place} role="status" className="text-sm">
        {hasFailed && (
          <>
            <p className="mb-2">
              Statistics and settings could not be loaded. The game works without them, and its
              results are kept.
            </p>
            <Button onClick={() => void parts.retry().catch(() => {})}>Try again</Button>
          </>
        )}
      </div>
    );
  }
  return (
    <>
      {children}
      <GameSettings hasClearColors={hasClearColors} />
    </>
  );
}
