import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import { Button } from "#ui/button.tsx";

interface Props {
  scale: number | "fit";
  onZoom: (direction: 1 | -1) => void;
  onFit: () => void;
}

/** How large the pictures are seen. */
export const ZoomButtons = ({ scale, onZoom, onFit }: Props) => (
  <div role="group" aria-label="Zoom" className="flex items-center">
    <Button
      look="quiet"
      size="small"
      aria-label="Zoom out"
      title="Zoom out"
      onClick={() => onZoom(-1)}
    >
      <ZoomOut aria-hidden className="size-4" />
    </Button>
    <Button
      look="quiet"
      size="small"
      className="figures min-w-14"
      title="Show all of it"
      onClick={onFit}
    >
      {scale === "fit" ? "Fit" : `${scale * 100}%`}
      {scale !== "fit" && <span className="sr-only">, show all of it</span>}
    </Button>
    <Button
      look="quiet"
      size="small"
      aria-label="Zoom in"
      title="Zoom in"
      onClick={() => onZoom(1)}
    >
      <ZoomIn aria-hidden className="size-4" />
    </Button>
  </div>
);
