import Undo2 from "lucide-react/icons/undo-2";
import { Button } from "./button.tsx";

interface Props {
  words: string; // "Cleared."
  onUndo: () => void;
}

/** What happened, and the way back. */
export const UndoOffer = ({ words, onUndo }: Props) => (
  <div className="flex items-center gap-2">
    <span role="status">{words}</span>
    <Button size="small" icon={<Undo2 aria-hidden className="size-4" />} onClick={onUndo}>
      Undo
    </Button>
  </div>
);
