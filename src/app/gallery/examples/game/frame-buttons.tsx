import { useRef } from "react";
import { FrameButtons } from "#ui/game/frame-buttons.tsx";

export default function FrameButtonsExample() {
  const area = useRef<HTMLElement>(null);
  return (
    <section ref={area} className="bg-surface">
      <FrameButtons area={area} onHelp={() => {}} />
    </section>
  );
}
