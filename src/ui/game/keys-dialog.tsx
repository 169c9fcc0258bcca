import { useEffect, useRef, type ComponentProps } from "react";
import { Button } from "../button.tsx";
import { KeyList } from "../key-list.tsx";

interface Props extends ComponentProps<typeof KeyList> {
  onClose: () => void;
}

/** The keys of a game, over it. A native dialog: Escape closes it, and the focus goes back. */
export function KeysDialog({ keys, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-label="Keys"
      onClose={onClose}
      className="m-auto max-h-[90dvh] w-[min(26rem,calc(100vw-2rem))] overflow-auto rounded-lg border border-line bg-raised p-5 text-ink shadow-panel backdrop:bg-scrim"
    >
      <h2 className="mb-4 text-lg font-semibold">Keys</h2>
      <KeyList keys={keys} />
      <div className="mt-5 flex justify-end">
        <Button look="primary" onClick={() => dialog.current?.close()}>
          Close
        </Button>
      </div>
    </dialog>
  );
}
