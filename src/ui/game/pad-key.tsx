import { useRef, type ReactNode } from "react";

interface Props {
  name: string; // "Left"
  onPress: () => void;
  /** The finger went up, for keys that act while they are held. */
  onRelease?: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A button of a game, for thumbs. Acts when the finger goes down, as a game must. A click without a
 * finger is the keyboard's or a screen reader's.
 */
export function PadKey({ name, onPress, onRelease, className = "", children }: Props) {
  const byFinger = useRef(false);
  return (
    <button
      type="button"
      aria-label={name}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        byFinger.current = true;
        // So that the key hears of the finger's going up wherever that happens.
        if (onRelease) event.currentTarget.setPointerCapture(event.pointerId);
        onPress();
      }}
      onLostPointerCapture={onRelease}
      onClick={(event) => {
        if (event.detail === 0 || !byFinger.current) {
          onPress();
          onRelease?.();
        }
        byFinger.current = false;
      }}
      // In px: a thumb does not grow with the text, and the keys must stay side by side.
      className={`inline-flex min-h-[44px] min-w-[44px] touch-manipulation items-center justify-center rounded-md border border-edge bg-raised text-ink transition-colors select-none hover:bg-sunken active:bg-accent-tint ${className}`}
    >
      {children}
    </button>
  );
}
