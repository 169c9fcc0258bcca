import Check from "lucide-react/icons/check";
import ImageIcon from "lucide-react/icons/image";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useState } from "react";
import { copyImage } from "#browser/clipboard.ts";
import { PaneAction } from "#ui/text/pane-action.tsx";

interface Props {
  png: Blob | null;
  disabled: boolean;
}

/** Copies the picture itself, to paste into a document or a chat. */
export function CopyImage({ png, disabled }: Props) {
  // How copying went, and of which picture: it says nothing of the next one.
  const [last, setLast] = useState<{ png: Blob; message: string } | null>(null);
  const message = last !== null && last.png === png ? last.message : null;
  const Icon = message === null ? ImageIcon : message === copied ? Check : TriangleAlert;
  return (
    <>
      <PaneAction
        icon={<Icon aria-hidden className={`size-4 ${message === copied ? "text-good" : ""}`} />}
        label="Copy image"
        disabled={disabled}
        onClick={async () => {
          if (png === null) return;
          const result = await copyImage(png);
          setLast({ png, message: result.ok ? copied : result.message });
        }}
      />
      <span
        role="status"
        className={message === null || message === copied ? "sr-only" : "text-xs text-bad"}
      >
        {message}
      </span>
    </>
  );
}

const copied = "Image copied";
