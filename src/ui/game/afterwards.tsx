import { use, useRef, type ComponentType, type ReactNode } from "react";
import { Button } from "../button.tsx";
import { FrameState } from "./frame-state.ts";
import { later, useLater } from "./later.ts";
import { useAwaited } from "./use-awaited.ts";

type Parts = typeof import("./afterwards-parts.ts");

const parts = later(() => import("./afterwards-parts.ts"));

/** Loads them, where it is known that they will be seen next. */
export const loadAfterwards = parts.load;

/** A part that is loaded when it is first drawn, and drawn at once if it was loaded before. */
function laterPart<Name extends keyof Parts>(name: Name): Parts[Name] {
  const LaterPart = (props: object) => {
    const Part = useLater(parts).part?.[name] as ComponentType<object> | undefined;
    return Part && <Part {...props} />;
  };
  return LaterPart as unknown as Parts[Name];
}

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
  const { part, hasFailed, retry } = useLater(parts, useAwaited(place));
  if (part === null) {
    return (
      <div ref={place} role="status" className="text-sm">
        {hasFailed && (
          <>
            <p className="mb-2">
              Statistics and settings could not be loaded. The game works without them, and its
              results are kept.
            </p>
            <Button onClick={retry}>Try again</Button>
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
