import Download from "lucide-react/icons/download";
import { downloadBlob, downloadText } from "#browser/download.ts";
import type { Result } from "#domain/result.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { ErrorCard } from "#ui/error-card.tsx";
import { PaneEmpty } from "#ui/text/pane-empty.tsx";
import { PaneNotice } from "#ui/text/pane-notice.tsx";
import { Pane } from "#ui/text/pane.tsx";
import { ShareLink } from "#ui/share-link.tsx";
import { StatusLine } from "#ui/status-line.tsx";
import { useObjectUrl } from "#ui/use-object-url.ts";
import {
  colorProblem,
  factsOf,
  fileNameAt,
  isBlank,
  remarksOn,
  type Options,
} from "../../logic.ts";
import type { Logo } from "../../logic/logo.ts";
import { CopyImage } from "./copy-image.tsx";
import { useCode, type ReadyCode } from "../use-code.ts";

interface Props {
  text: string;
  options: Options;
  logo: Logo | null;
  /** To the same code, or why there is none. */
  link: Result<string>;
  /** What is still needed, while there is no text. */
  needed: string;
  onSample: (() => void) | undefined;
}

/** The code, drawn here, and the ways to take it along. */
export function CodePane({ text, options, logo, link, needed, onSample }: Props) {
  const { answer, isCurrent } = useCode(isBlank(text) ? null : { ...options, text }, logo);
  const code = answer?.ok === true ? answer.value : null;
  const isReady = code !== null && isCurrent;
  const remarks = isReady ? remarksOn(code, options, text) : [];
  return (
    <Pane
      output
      fit="whole"
      label="QR code"
      actions={
        <>
          <CopyImage png={code?.png ?? null} disabled={!isReady} />
          <CopyButton label="Copy SVG" text={code?.svg ?? ""} disabled={!isReady} />
        </>
      }
      notice={
        remarks.length > 0 && (
          <PaneNotice tone="warn">
            {remarks.map((remark) => (
              <p key={remark}>{remark}</p>
            ))}
          </PaneNotice>
        )
      }
    >
      <div className="flex min-h-72 flex-col items-center justify-center gap-4 p-4">
        {isBlank(text) && (
          <PaneEmpty title="Your QR code" onSample={onSample}>
            {needed}
          </PaneEmpty>
        )}
        {!isBlank(text) && answer === null && <StatusLine tone="busy">Drawing…</StatusLine>}
        {answer?.ok === false && (
          <ErrorCard message={answer.message}>
            {colorProblem(options.ink, options.ground)}
          </ErrorCard>
        )}
        {code !== null && (
          <>
            <CodeImage code={code} isOld={!isCurrent} />
            <Downloads code={code} disabled={!isReady} link={link} />
            <StatusLine tone={isReady ? "good" : "busy"}>
              {isReady ? `Read back and correct · ${factsOf(code)}` : "Drawing…"}
            </StatusLine>
            <p className="text-xs text-soft empty:hidden">
              {link.ok ? logo !== null && "The link is without the logo." : link.message}
            </p>
          </>
        )}
      </div>
    </Pane>
  );
}

/** A larger picture is shown smaller than it is, and must be smoothed for that. */
const fitsPx = 500;

/** The text is not repeated in words: it may be a secret. */
function CodeImage({ code, isOld }: { code: ReadyCode; isOld: boolean }) {
  const address = useObjectUrl(code.png);
  return (
    <img
      src={address ?? undefined}
      alt="QR code of what you entered"
      width={code.side}
      height={code.side}
      className={`h-auto max-w-full rounded-sm transition-opacity ${code.side > fitsPx ? "" : "sm:[image-rendering:pixelated]"} ${isOld ? "opacity-40" : ""}`}
    />
  );
}

interface DownloadsProps {
  code: ReadyCode;
  disabled: boolean;
  link: Result<string>;
}

function Downloads({ code, disabled, link }: DownloadsProps) {
  const icon = <Download aria-hidden className="size-4" />;
  return (
    <div className="flex flex-wrap justify-center gap-2 no-print">
      <Button
        look="primary"
        icon={icon}
        disabled={disabled}
        onClick={() => downloadBlob(fileNameAt(Date.now(), "png"), code.png)}
      >
        Download PNG
      </Button>
      <Button
        icon={icon}
        disabled={disabled}
        onClick={() => downloadText(fileNameAt(Date.now(), "svg"), code.svg, "image/svg+xml")}
      >
        Download SVG
      </Button>
      {link.ok && <ShareLink fragment={link.value} />}
    </div>
  );
}
