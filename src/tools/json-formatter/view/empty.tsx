import FlaskConical from "lucide-react/icons/flask-conical";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";

/** Nothing yet: what will be here, and a way to see it. */
export const Empty = ({ onSample }: { onSample: () => void }) => (
  <Middle>
    <div className="max-w-xs text-sm text-soft">
      <p className="text-base font-semibold text-ink">Your JSON, laid out</p>
      <p className="mt-1">
        Checked as you type. Long numbers, key order, duplicate keys and escapes stay exactly as
        written.
      </p>
    </div>
    <Button icon={<FlaskConical aria-hidden className="size-4" />} onClick={onSample}>
      Load Sample
    </Button>
  </Middle>
);

/** The visitor stopped it. */
export const Canceled = ({ onRetry }: { onRetry: () => void }) => (
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
