import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import { Button } from "#ui/button.tsx";
import type { ShownStep } from "../operations/jobs.ts";

interface Props {
  name: string;
  isOff: boolean;
  outcome: ShownStep | undefined;
  isOpen: boolean;
  onClick: () => void;
}

/** A step of a chain, and how it stands. */
export function StepButton({ name, isOff, outcome, isOpen, onClick }: Props) {
  const hasFailed = outcome?.ok === false;
  const isChecked = outcome?.ok === true && outcome.isChecked;
  const Icon = hasFailed ? CircleAlert : CircleCheck;
  return (
    <Button
      look={hasFailed ? "danger" : "plain"}
      size="small"
      aria-expanded={isOpen}
      className={`pointer-coarse:min-h-11 ${isOpen ? "bg-sunken" : ""}`}
      icon={
        (hasFailed || isChecked) && (
          <Icon aria-hidden className={`size-4 ${hasFailed ? "" : "text-good"}`} />
        )
      }
      onClick={onClick}
    >
      <span className={isOff ? "text-soft line-through" : ""}>{name}</span>
      <span className="sr-only">
        {isOff ? ", off" : hasFailed ? ", failed" : isChecked ? ", checked" : ""}
      </span>
    </Button>
  );
}
