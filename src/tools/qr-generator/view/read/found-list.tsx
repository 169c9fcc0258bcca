import ExternalLink from "lucide-react/icons/external-link";
import QrCode from "lucide-react/icons/qr-code";
import { Button, buttonClass } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { kindOf, linkIn } from "../../logic.ts";

interface Props {
  texts: readonly string[];
  onRemake: (text: string) => void;
}

/** The codes of a picture. */
export function FoundList({ texts, onRemake }: Props) {
  return (
    <ul aria-label="Codes found" aria-live="polite">
      {texts.map((text) => (
        <li key={text} className="flex flex-col gap-2 border-line p-4 not-last:border-b">
          <p className="text-xs font-medium text-soft">{kindOf(text)}</p>
          <p className="font-mono text-sm whitespace-pre-wrap wrap-anywhere">{text}</p>
          <div className="flex flex-wrap gap-2">
            <CopyButton look="plain" size="normal" text={text} what="text of the code" />
            <Web text={text} />
            <Button
              look="quiet"
              icon={<QrCode aria-hidden className="size-4" />}
              onClick={() => onRemake(text)}
            >
              Make a code of it
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A link that names its host, so that nobody is led astray. */
function Web({ text }: { text: string }) {
  const link = linkIn(text);
  if (link === null) return null;
  return (
    <a
      href={link.href}
      target="_blank"
      rel="noopener noreferrer"
      className={`${buttonClass()} max-w-full gap-2`}
    >
      <ExternalLink aria-hidden className="size-4 shrink-0" />
      <span className="truncate">Open {link.host}</span>
    </a>
  );
}
