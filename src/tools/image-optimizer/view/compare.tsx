import ChevronsLeftRight from "lucide-react/icons/chevrons-left-right";
import { useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { useObjectUrl } from "#ui/use-object-url.ts";
import { fittedSize, pan, placeOf, type Dimensions, type Viewport } from "../logic.ts";
import styles from "./compare.module.css";

interface Props {
  before: Blob;
  after: Blob;
  picture: Dimensions; // the size of what comes out
  viewport: Viewport;
  onViewport: (viewport: Viewport) => void;
  /** Given the frame, whose size zooming needs. */
  frame: { current: HTMLDivElement | null };
}

/** A finger this near to the line moves it, even when the picture is enlarged. */
const gripPx = 28;
const panKeyPx = 40;

const panKeys: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: panKeyPx, y: 0 },
  ArrowRight: { x: -panKeyPx, y: 0 },
  ArrowUp: { x: 0, y: panKeyPx },
  ArrowDown: { x: 0, y: -panKeyPx },
};

/** The picture before on the left of a line, after on its right. The line and the picture move. */
export function Compare({ before, after, picture, viewport, onViewport, frame }: Props) {
  const beforeUrl = useObjectUrl(before);
  const afterUrl = useObjectUrl(after);
  const [split, setSplit] = useState(50);
  const dragged = useRef<"line" | "picture" | null>(null);
  const isLarge = viewport.scale !== "fit";

  const grab = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const fromLine = event.clientX - box.left - (box.width * split) / 100;
    dragged.current = isLarge && Math.abs(fromLine) > gripPx ? "picture" : "line";
    event.currentTarget.setPointerCapture(event.pointerId);
    drag(event);
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (dragged.current === null) return;
    const box = event.currentTarget.getBoundingClientRect();
    if (dragged.current === "picture") {
      onViewport(pan(viewport, { x: event.movementX, y: event.movementY }, box, picture));
    } else {
      const share = (event.clientX - box.left) / box.width;
      setSplit(Math.min(Math.max(share * 100, 0), 100));
    }
  };
  const release = () => {
    dragged.current = null;
  };
  const panByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = panKeys[event.key];
    if (!isLarge || !event.shiftKey || by === undefined || frame.current === null) return;
    event.preventDefault();
    onViewport(pan(viewport, by, frame.current.getBoundingClientRect(), picture));
  };

  const look =
    viewport.scale === "fit" ? fittedSize(picture) : placeOf(viewport, viewport.scale, picture);
  const pixelated = viewport.scale !== "fit" && viewport.scale > 1 ? styles["large"] : "";
  const shape = `${styles["picture"]} ${isLarge ? pixelated : styles["fitted"]}`;
  const show = (address: string | null, alt: string) =>
    address && <img src={address} alt={alt} draggable={false} className={shape} style={look} />;
  return (
    <div
      ref={frame}
      role="group"
      aria-label="Before and after"
      className={`relative min-h-40 flex-1 overflow-hidden ${styles["frame"]} ${isLarge ? "cursor-grab touch-none" : "cursor-ew-resize touch-pan-y"}`}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <div className="absolute inset-0" style={{ clipPath: `inset(0 ${100 - split}% 0 0)` }}>
        {show(beforeUrl, "Before")}
      </div>
      <div className="absolute inset-0" style={{ clipPath: `inset(0 0 0 ${split}%)` }}>
        {show(afterUrl, "After")}
      </div>
      <input
        type="range"
        className="peer sr-only"
        aria-label="Line between before and after"
        aria-valuetext={`${Math.round(split)}% before`}
        value={split}
        onChange={(event) => setSplit(event.currentTarget.valueAsNumber)}
        onKeyDown={panByKey}
      />
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-accent peer-focus-visible:[&>span]:outline-2"
        style={{ left: `${split}%` }}
      >
        <span className="absolute top-1/2 left-1/2 flex size-9 -translate-1/2 items-center justify-center rounded-full bg-accent text-accent-ink shadow-lift outline-offset-2 outline-focus">
          <ChevronsLeftRight className="size-5" />
        </span>
      </span>
      <Label side="start">Before</Label>
      <Label side="end">After</Label>
    </div>
  );
}

const Label = ({ side, children }: { side: "start" | "end"; children: string }) => (
  <span
    aria-hidden
    className={`pointer-events-none absolute top-2 rounded-sm border border-line bg-raised px-2 py-0.5 text-xs font-medium ${side === "start" ? "start-2" : "end-2"}`}
  >
    {children}
  </span>
);
