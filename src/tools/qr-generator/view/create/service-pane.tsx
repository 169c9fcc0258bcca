import Download from "lucide-react/icons/download";
import { useRef, useState } from "react";
import { downloadBlob } from "#browser/download.ts";
import { pngOf } from "#browser/image-file.ts";
import { qrService } from "#browser/services.ts";
import { Button } from "#ui/button.tsx";
import { ErrorCard } from "#ui/error-card.tsx";
import { PaneEmpty } from "#ui/text/pane-empty.tsx";
import { PaneNotice } from "#ui/text/pane-notice.tsx";
import { Pane } from "#ui/text/pane.tsx";
import { useSettled } from "#ui/use-settled.ts";
import {
  delayMs,
  fileNameAt,
  isBlank,
  maxServicePx,
  serviceAddress,
  type Size,
} from "../../logic.ts";

export const serviceHost = new URL(qrService).host;

interface Props {
  text: string;
  size: Size;
  needed: string;
}

/** The spec's way: an image of an outside service, which gets the text. */
export function ServicePane({ text, size, needed }: Props) {
  const wanted = isBlank(text) ? "" : serviceAddress(qrService, text, size);
  const address = useSettled(wanted, delayMs);
  return (
    <Pane
      output
      fit="whole"
      label="QR code"
      notice={
        <PaneNotice tone="warn">
          Your text is sent to {serviceHost}, which draws the code.
          {size > maxServicePx && ` It draws at most ${maxServicePx} px.`}
        </PaneNotice>
      }
    >
      <div className="flex min-h-72 flex-col items-center justify-center gap-4 p-4">
        {address === "" ? (
          <PaneEmpty title="Your QR code">{needed}</PaneEmpty>
        ) : (
          <ServiceImage key={address} address={address} size={size} isOld={address !== wanted} />
        )}
      </div>
    </Pane>
  );
}

interface ImageProps {
  address: string;
  size: Size;
  isOld: boolean;
}

function ServiceImage({ address, size, isOld }: ImageProps) {
  const image = useRef<HTMLImageElement>(null);
  // "shown" is an image that may only be looked at, since the service does not share its bytes.
  const [state, setState] = useState<"asking" | "saveable" | "asking plainly" | "shown" | "failed">(
    "asking",
  );
  const isPlain = state === "asking plainly" || state === "shown";
  if (state === "failed") {
    return (
      <ErrorCard message={`${serviceHost} did not answer with an image.`}>
        You may be offline, or a content blocker is in the way. Switch the image service off to draw
        the code here.
      </ErrorCard>
    );
  }
  return (
    <>
      <img
        ref={image}
        key={String(isPlain)}
        src={address}
        alt="QR code of what you entered"
        width={Math.min(size, maxServicePx)}
        height={Math.min(size, maxServicePx)}
        referrerPolicy="no-referrer"
        crossOrigin={isPlain ? undefined : "anonymous"}
        onLoad={() => setState(isPlain ? "shown" : "saveable")}
        onError={() => setState(isPlain ? "failed" : "asking plainly")}
        className={`h-auto max-w-full rounded-sm ${isOld ? "opacity-40" : ""}`}
      />
      {isPlain ? (
        <p className="text-sm text-soft">
          This service lets its image only be shown. To keep it, hold it or right-click it.
        </p>
      ) : (
        <Button
          look="primary"
          icon={<Download aria-hidden className="size-4" />}
          disabled={state !== "saveable" || isOld}
          onClick={async () => {
            const png = image.current && (await pngOf(image.current));
            if (png) downloadBlob(fileNameAt(Date.now(), "png"), png);
          }}
        >
          Download PNG
        </Button>
      )}
    </>
  );
}
