import { useRef, useState } from "react";
import { PaneDivider } from "#ui/text/pane-divider.tsx";

export default function PaneDividerExample() {
  const grid = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState(40);
  return (
    <div ref={grid} className="grid h-20 grid-cols-[1fr_1rem_1fr]">
      <p>{share} %</p>
      <PaneDivider grid={grid} share={share} range={[20, 80]} onChange={setShare} />
      <p>{100 - share} %</p>
    </div>
  );
}
