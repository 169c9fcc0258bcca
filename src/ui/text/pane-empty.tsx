import FlaskConical from "lucide-react/icons/flask-conical";
import type { ReactNode } from "react";
import { Button } from "../button.tsx";

interface Props {
  title: string; // "Your URL, encoded"
  children: ReactNode;
  onSample?: (() => void) | undefined;
  /** What its button says, where it is not "Load Sample". */
  sampleLabel?: string | undefined;
}

/** Nothing yet: what will be here, and a way to see it. */
export const PaneEmpty = ({ title, children, onSample, sampleLabel = "Load Sample" }: Props) => (
  <Middle>
    <div className="max-w-xs text-sm text-soft">
      <p className="text-base font-semibold text-ink">{title}</p>
      <div className="mt-1">{children}</div>
    </div>
    {onSample && (
      <Button icon={<FlaskConical aria-hidden className="size-4" />} onClick={onSample}>
        {sampleLabel}
      </Button>
    )}
  </Middle>
);

/** The visitor stopped it. */
export const PaneCanceled = ({ onRetry }: { onRetry: () => void }) => (
  <Middle>
    <p className="text-sm text-soft">Canceled. Your text is still here.</p>
    <Button onClick={onRetry}>Try again</Button>
  </Middle>
);

const Middle = ({ children }: { children: ReactNode }) => (
  <div className="flex h-full flex-col items-center justify-center gap-4 p-6 text-center">
    {children}
  </div>
);
