import { use, type ComponentProps, type ReactNode } from "react";
import { KeyList } from "../key-list.tsx";
import { Panel } from "../panel.tsx";
import { Help } from "./help.ts";
import { KeysDialog } from "./keys-dialog.tsx";

interface Props extends ComponentProps<typeof KeyList> {
  children: ReactNode;
}

/** What the keys do that are the same in every game. */
const commonKeys = [
  [["R"], "Start over"],
  [["M"], "Sound on and off"],
  [["F"], "Full screen"],
  [["?"], "Show the keys"],
] as const;

/** The rules in a few words, and the keys. */
export function HowToPlay({ children, keys }: Props) {
  const { isOpen, close } = use(Help);
  const taken = new Set(keys.flatMap(([names]) => names));
  const all = [...keys, ...commonKeys.filter(([[name]]) => !taken.has(name))];
  return (
    <Panel title="How to Play">
      <div className="mb-4 flex flex-col gap-2 text-sm text-soft">{children}</div>
      <KeyList keys={all} />
      {isOpen && <KeysDialog keys={all} onClose={close} />}
    </Panel>
  );
}
