import { useEffect, useRef, useState, type ReactNode } from "react";
import { Button, type Props as ButtonProps } from "../button.tsx";

interface Props extends Omit<ButtonProps, "onClick" | "children"> {
  label: ReactNode; // "New Game"
  /** What it turns into for a moment when something would be lost: "Start over?". */
  question: string;
  /** Whether something would be lost. */
  ask: boolean;
  onConfirm: () => void;
  /** Called when it asks, so that the game can say so aloud. */
  onAsk?: () => void;
}

const patienceMs = 3000;

/** A button that asks once before it throws something away, without a dialog. */
export function ConfirmButton({ label, question, ask, onConfirm, onAsk, ...rest }: Props) {
  const [asking, setAsking] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const press = () => {
    clearTimeout(timer.current);
    setAsking(ask && !asking);
    if (ask && !asking) {
      timer.current = setTimeout(() => setAsking(false), patienceMs);
      onAsk?.();
    } else onConfirm();
  };
  return (
    <Button {...rest} look={asking ? "danger" : (rest.look ?? "plain")} onClick={press}>
      {asking ? question : label}
    </Button>
  );
}
