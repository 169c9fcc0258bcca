import type { Sent } from "#ui/send.ts";
import { OperationDialog } from "./operation-dialog.tsx";
import { useSend } from "./use-send.ts";

interface Props {
  sent: Sent;
  /** Called when it is sent: another page opens. */
  onSent?: (() => void) | undefined;
  onClose: () => void;
}

/** Where to send what a page made. */
export default function SendDialog({ sent, onSent, onClose }: Props) {
  const { operations, best, problem, send } = useSend(sent);
  return (
    <OperationDialog
      label="Send to"
      operations={operations}
      best={best}
      problem={problem}
      onChoose={(target) => {
        send(target);
        onSent?.();
      }}
      onClose={onClose}
    />
  );
}
