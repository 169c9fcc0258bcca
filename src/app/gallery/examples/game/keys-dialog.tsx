import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { KeysDialog } from "#ui/game/keys-dialog.tsx";

export default function KeysDialogExample() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show the keys</Button>
      {isOpen && <KeysDialog keys={[[["Space"], "Serve"]]} onClose={() => setOpen(false)} />}
    </>
  );
}
