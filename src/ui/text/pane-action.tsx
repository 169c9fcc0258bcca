import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Button } from "../button.tsx";

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: ReactNode;
  label: string;
  /** What it acts on, for its name: "Clear input". */
  what?: string;
  /** No words even where there is room: one of many in a list. */
  iconOnly?: boolean;
}

/** Something to do with a pane's content: an icon, and words where there is room for them. */
export function PaneAction({ icon, label, what = "", iconOnly = false, ...rest }: Props) {
  const name = `${label} ${what}`.trim();
  return (
    <Button look="quiet" size="small" icon={icon} aria-label={name} title={name} {...rest}>
      <span className={iconOnly ? "sr-only" : "max-sm:sr-only"}>{label}</span>
    </Button>
  );
}
