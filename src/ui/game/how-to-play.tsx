import type { ComponentProps, ReactNode } from "react";
import { KeyList } from "../key-list.tsx";
import { Panel } from "../panel.tsx";

interface Props extends ComponentProps<typeof KeyList> {
  children: ReactNode;
}

/** The rules in a few words, and the keys. */
export function HowToPlay({ children, keys }: Props) {
  return (
    <Panel title="How to Play">
      <div className="mb-4 flex flex-col gap-2 text-sm text-soft">{children}</div>
      <KeyList keys={keys} />
    </Panel>
  );
}
