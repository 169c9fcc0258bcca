import { storedValue, wordCodec } from "#browser/storage.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { Pane } from "#ui/text/pane.tsx";
import { Scroller } from "#ui/scroller.tsx";
import { SendButton } from "#ui/send-button.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { useStored } from "#ui/use-stored.ts";
import { ClaimsTable } from "./claims-table.tsx";
import { JsonText } from "./json-text.tsx";
import type { Jwt } from "../logic.ts";

const views = [
  ["json", "JSON"],
  ["claims", "Explained"],
] as const;

/** How the visitor likes to read payloads. Tokens and keys are never kept. */
const settings = storedValue("tabkit-jwt-decoder", wordCodec(["json", "claims"]));

/** Header, payload and signature, each to read and to copy. */
export function Decoded({ jwt: { header, payload, signature } }: { jwt: Jwt }) {
  const [view, setView] = useStored(settings);
  return (
    <>
      <Pane
        output
        fit="whole"
        label="Header"
        actions={
          <>
            <CopyButton what="header" text={header.laidOut} />
            <SendButton what="header" read={async () => header.laidOut} />
          </>
        }
      >
        <JsonText json={header.laidOut} />
      </Pane>
      <Pane
        output
        fit="whole"
        label="Payload"
        views={
          <Segmented
            label="Show the payload as"
            hideLabel
            size="small"
            options={views}
            value={view}
            onChange={(next) => setView(() => next)}
          />
        }
        actions={
          <>
            <CopyButton what="payload" text={payload.laidOut} />
            <SendButton what="payload" read={async () => payload.laidOut} />
          </>
        }
      >
        <Scroller aria-label="Decoded payload" className="max-h-112 overflow-y-auto">
          {view === "json" ? (
            <JsonText json={payload.laidOut} />
          ) : (
            <ClaimsTable members={payload.members} />
          )}
        </Scroller>
      </Pane>
      <Pane
        output
        fit="whole"
        label="Signature"
        actions={<CopyButton what="signature" text={signature} disabled={signature === ""} />}
      >
        <p className="p-3 font-mono text-sm wrap-anywhere">
          {signature.slice(0, 2000) || <span className="font-sans text-soft">There is none.</span>}
        </p>
      </Pane>
    </>
  );
}
