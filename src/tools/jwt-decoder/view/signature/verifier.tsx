import { Panel } from "#ui/panel.tsx";
import { StatusLine } from "#ui/status-line.tsx";
import { isSecretAlg } from "../../logic.ts";
import { KeyField } from "./key-field.tsx";
import type { KeyText } from "../../logic/keys.ts";
import type { Signed } from "../../logic/signature.ts";
import { useVerification } from "./use-verification.ts";

interface Props {
  signed: Signed;
  keyText: KeyText;
  onKey: (key: KeyText) => void;
}

const tones = { verified: "good", wrong: "bad", unknown: "warn" } as const;

/** Checks the signature with a key that the visitor gives. */
export function Verifier({ signed, keyText, onKey }: Props) {
  const verdict = useVerification(signed, keyText);
  const { alg, isUnsecured } = signed;
  const isSecret = alg !== null && isSecretAlg(alg);
  if (isUnsecured || alg === null) {
    return (
      <Panel title="Verify the signature">
        <StatusLine tone="warn">
          {isUnsecured
            ? "Unsecured: there is no signature to check. Do not trust what it says."
            : "The header does not say how it is signed, so it cannot be checked."}
        </StatusLine>
      </Panel>
    );
  }
  return (
    <Panel title="Verify the signature">
      <div className="flex flex-col gap-3">
        <KeyField
          label={isSecret ? `Secret (${alg})` : `Public key (${alg})`}
          placeholder={
            isSecret ? "The secret it was signed with" : "PEM, certificate, JWK or JWK set"
          }
          value={keyText}
          onChange={onKey}
          isSecret={isSecret}
        />
        <StatusLine tone={verdict === null ? "neutral" : tones[verdict.state]}>
          {verdict?.words ?? (keyText.text === "" ? "Signature not checked" : "Checking…")}
          {verdict?.weakness !== undefined && (
            <span className="block font-normal text-warn">{verdict.weakness}</span>
          )}
        </StatusLine>
      </div>
    </Panel>
  );
}
