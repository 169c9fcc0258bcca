import SendIcon from "lucide-react/icons/send";
import { use } from "react";
import { Send, type Sent } from "./send.ts";
import { PaneAction } from "./text/pane-action.tsx";

interface Props extends Sent {
  what: string;
  disabled?: boolean;
  /** Only an icon everywhere: one of many in a list. */
  iconOnly?: boolean;
}

/** Hands a result on to another tool. */
export function SendButton({ what, disabled = false, iconOnly = false, read, made }: Props) {
  const send = use(Send);
  if (send === null) return null;
  return (
    <PaneAction
      icon={<SendIcon aria-hidden className="size-4" />}
      label="Send to"
      iconOnly={iconOnly}
      what={`another tool: ${what}`}
      disabled={disabled}
      onClick={() => send({ read, made })}
    />
  );
}
