import Undo2 from "lucide-react/icons/undo-2";
import { useId } from "react";
import { counted } from "#domain/wording.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { PaneAction } from "#ui/text/pane-action.tsx";
import { Pane } from "#ui/text/pane.tsx";
import { maxAgentChars } from "../logic.ts";

interface Props {
  text: string;
  onChange: (text: string) => void;
  /** Back to the own string; nothing while it is the own. */
  onOwn: (() => void) | undefined;
}

/** The full string: the visitor's own to begin with, and any other that is pasted over it. */
export function AgentField({ text, onChange, onOwn }: Props) {
  const id = useId();
  return (
    <Pane
      fit
      label="User Agent String"
      actions={
        <>
          <PaneAction
            icon={<Undo2 aria-hidden className="size-4" />}
            label="Use mine"
            disabled={onOwn === undefined}
            onClick={onOwn}
          />
          <CopyButton text={text} what="user agent string" disabled={text === ""} />
        </>
      }
      status={
        <span id={`${id}-status`} role="status">
          {onOwn === undefined ? "Your browser's own. Paste any other over it." : status(text)}
        </span>
      }
    >
      <textarea
        id={id}
        aria-label="User Agent String"
        aria-describedby={`${id}-status`}
        rows={3}
        value={text}
        placeholder="Paste a user agent string here"
        onChange={(event) => onChange(event.currentTarget.value)}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        className="block min-h-24 w-full resize-y bg-transparent p-4 font-mono text-sm text-ink"
      />
    </Pane>
  );
}

function status(text: string): string {
  if (text.trim() === "") return "Paste a user agent string to read it.";
  if (text.length > maxAgentChars)
    return `Only the first ${counted(maxAgentChars, "character")} are read.`;
  return counted(text.length, "character");
}
