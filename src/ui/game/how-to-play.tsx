import { use, type ComponentProps, type ReactNode } from "react";
import { KeyList } from "../key-list.tsx";
import { Panel } from "../panel.tsx";
import { KeysDialog } from "./afterwards.tsx";
import { FrameState } from "./frame-state.ts";

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
  const { isHelpOpen, closeHelp } = use(FrameState);
  const taken = new Set(keys.flatMap(([names]) => names));
  const all = [...keys, ...commonKeys.filter(([[name]]) => !taken.has(name))];
  return (
    <Panel title="How to Play">
      <div className="mb-4 flex flex-col gap-2 text-sm text-soft">{children}</div>
      <KeyList keys={all} />
      {isHelpOpen && <KeysDialog keys={all} onClose={closeHelp} />}
    </Panel>
  );
}
