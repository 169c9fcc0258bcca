import RefreshCw from "lucide-react/icons/refresh-cw";
import X from "lucide-react/icons/x";
import { useState, useSyncExternalStore } from "react";
import { applyUpdate, isUpdateReady, subscribeToUpdate } from "#browser/offline.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";

/** Offers the newer version once it is stored. It lies over the page, so that nothing moves. */
export function UpdateNotice() {
  const isReady = useSyncExternalStore(subscribeToUpdate, isUpdateReady, () => false);
  const [isDismissed, setDismissed] = useState(false);
  return (
    // Always there: a screen reader announces what appears inside of it.
    <div
      role="status"
      className="no-print pointer-events-none fixed inset-x-0 bottom-0 z-40 flex justify-center p-4 pb-[max(1rem,env(safe-area-inset-bottom))]"
    >
      {isReady && !isDismissed && (
        <div className="pointer-events-auto flex max-w-full items-center gap-3 rounded-lg border border-edge bg-raised py-1.5 pr-1.5 pl-4 shadow-panel motion:animate-rise">
          <p className="min-w-0 text-sm font-medium">A new version is ready</p>
          <Button
            look="primary"
            icon={<RefreshCw aria-hidden className="size-4" />}
            className="min-h-11"
            onClick={applyUpdate}
          >
            Reload
          </Button>
          <IconButton label="Not now" onClick={() => setDismissed(true)}>
            <X aria-hidden className="size-5" />
          </IconButton>
        </div>
      )}
    </div>
  );
}
