import Crosshair from "lucide-react/icons/crosshair";
import type { ReactNode } from "react";
import type { TextPlace } from "#domain/text-source.ts";
import { Button } from "../button.tsx";
import { ErrorCard } from "../error-card.tsx";

/** What is wrong with a text. */
export interface Problem {
  place: TextPlace | null;
  reason: ReactNode;
  /** Buttons. */
  repairs?: ReactNode;
}

interface Props {
  message: string;
  problem: Problem | null; // none when it was stopped
  onGoTo: (place: TextPlace) => void;
  onRetry: () => void;
}

/** Why there is no result: what is wrong with the text, and the ways out. */
export function PaneProblem({ message, problem, onGoTo, onRetry }: Props) {
  if (problem === null) {
    const again = (
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    );
    return <ErrorCard quiet message={message} actions={again} />;
  }
  const { place, reason, repairs } = problem;
  const icon = <Crosshair aria-hidden className="size-4" />;
  const goTo = place && (
    <Button size="small" icon={icon} onClick={() => onGoTo(place)}>
      Go to the error
    </Button>
  );
  return (
    <ErrorCard
      quiet
      message={message}
      actions={
        <>
          {goTo}
          {repairs}
        </>
      }
    >
      {reason}
    </ErrorCard>
  );
}
