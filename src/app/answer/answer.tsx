import ArrowRight from "lucide-react/icons/arrow-right";
import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { accentOf } from "#catalog/routes.ts";
import { kindNames } from "#domain/recognition/kinds.ts";
import type { Reading } from "#domain/recognition/recognize.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import type { Sent } from "#ui/send.ts";
import type { Given } from "./given.ts";
import { Staircase } from "./staircase.tsx";
import { useReadings } from "./use-readings.ts";

const SendDialog = lazy(() => import("../chain/send-dialog.tsx"));

interface Props {
  given: Given;
  /** Of the button that opens the answer's page, so that a field can press it. */
  openId?: string;
  /** In its place while nothing is known of the value. */
  otherwise?: ReactNode;
  /** Called when a page is opened. */
  onOpen?: () => void;
  /** Called when something is known of the value, and when that is over. */
  onRead?: (isKnown: boolean) => void;
}

/** What was given, unwrapped one layer a step, and what can be done with it. */
export default function Answer({ given, openId, otherwise, onOpen, onRead }: Props) {
  const work = useReadings(given);
  const [chosen, setChosen] = useState<Reading | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  const known = work.readings.filter(({ kind }) => kind !== "text");
  const reading = chosen !== null && known.includes(chosen) ? chosen : known[0];
  const unit = reading && work.unitOf(reading);
  const open = (one: Reading) => {
    void work.open(one);
    onOpen?.();
  };
  const isKnown = reading !== undefined;
  useEffect(() => {
    onRead?.(isKnown);
    return () => onRead?.(false);
  }, [onRead, isKnown]);
  if (!isKnown && otherwise !== undefined) return otherwise;
  return (
    <div className="flex flex-col max-sm:h-37" {...(unit && { "data-accent": accentOf(unit) })}>
      <div className="min-h-0 flex-1 overflow-y-auto border-t border-line bg-surface/50 px-4 py-2 sm:h-44 sm:flex-none sm:px-5">
        <p className="flex items-baseline gap-2 text-xs leading-5 text-soft max-sm:hidden">
          <b className="min-w-0 truncate font-semibold">{given.how}</b>
          <span className="figures shrink-0">{given.amount}</span>
        </p>
        <div role="status">
          {reading ? (
            <Staircase sayings={reading.sayings} />
          ) : (
            <p className="py-2 text-sm text-soft">{silence(work)}</p>
          )}
        </div>
      </div>
      {/* A phone has no room below: what can be done stands above, where the thumb can see it. */}
      <div className="flex h-10 items-center justify-end gap-x-1 border-t border-line bg-surface/50 px-2 text-xs text-soft max-sm:order-first sm:h-11 sm:px-3">
        <p className="me-auto px-2 max-lg:hidden">Read on your device, kept nowhere</p>
        {known
          .filter((one) => one !== reading)
          .slice(0, 2)
          .map((one) => (
            <Button key={one.kind} look="quiet" size="small" onClick={() => setChosen(one)}>
              {`or ${kindNames[one.kind]}`}
            </Button>
          ))}
        {reading !== undefined &&
          work.suitedTo(reading).map((operation) => (
            <Button
              key={operation.id}
              look="quiet"
              size="small"
              onClick={() => {
                work.apply(operation);
                onOpen?.();
              }}
            >
              {operation.name}
            </Button>
          ))}
        {reading !== undefined && reading.chain.length > 0 && (
          <CopyButton what="result" text={() => work.resultOf(reading)} />
        )}
        <Button
          look="quiet"
          size="small"
          onClick={() => setSent({ read: async () => given.value })}
        >
          Send to
        </Button>
        {reading !== undefined && reading.chain.length > 0 && (
          <Button
            id={openId}
            look="quiet"
            size="small"
            className="text-accent-text"
            onClick={() => open(reading)}
          >
            <span>Open{unit && <span className="max-sm:sr-only">{` in ${unit.name}`}</span>}</span>
            <ArrowRight aria-hidden className="size-4" />
          </Button>
        )}
      </div>
      {sent !== null && (
        <Suspense fallback={null}>
          <SendDialog sent={sent} onSent={onOpen} onClose={() => setSent(null)} />
        </Suspense>
      )}
    </div>
  );
}

/** Why there is no answer. */
function silence({ busy, problem }: { busy: boolean; problem: string | null }): string {
  if (busy) return "Reading…";
  return problem ?? "Nothing that is known here: plain text. Send it to any tool.";
}
