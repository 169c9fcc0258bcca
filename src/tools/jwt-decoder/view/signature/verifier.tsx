import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import { Panel } from "#ui/panel.tsx";
import { StatusLine } from "#ui/status-line.tsx";
import { isSecretAlg } from "../../logic.ts";
import type { KeyText } from "../../logic/keys/given.ts";
import type { Signed } from "../../logic/signature.ts";
import type { Verdict } from "../../logic/verdict.ts";
import { KeyField } from "./key-field.tsx";

interface Props {
  signed: Signed;
  keyText: KeyText;
  onKey: (key: KeyText) => void;
  /** `null` until the key was tried. */
  verdict: Verdict | null;
  /** How the key was read. */
  remarks: readonly string[];
}

const looks = {
  good: { Icon: CircleCheck, color: "text-good", says: "Fine" },
  warn: { Icon: CircleAlert, color: "text-warn", says: "Doubtful" },
  bad: { Icon: CircleX, color: "text-bad", says: "Wrong" },
};

/** Checks the signature with a key that the visitor gives. */
export function Verifier({ signed, keyText, onKey, verdict, remarks }: Props) {
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
            isSecret
              ? "The secret it was signed with, or a JWK or a set of them"
              : "PEM, certificate, JWK or JWK set"
          }
          value={keyText}
          onChange={onKey}
          isSecret={isSecret}
        />
        <div role="status" className="text-sm font-medium">
          {verdict === null ? (
            <p className="text-soft">
              {keyText.text === "" ? "Signature not checked" : "Checking…"}
            </p>
          ) : (
            <Reasons reasons={verdict.reasons} />
          )}
        </div>
        <ul className="flex flex-col gap-1 text-sm text-soft empty:hidden">
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}

/** What speaks for the token, and what against it. The verdict itself is the page's headline. */
const Reasons = ({ reasons }: Pick<Verdict, "reasons">) => (
  <ul className="flex flex-col gap-1">
    {reasons.map(({ tone, text }) => {
      const { Icon, color, says } = looks[tone];
      return (
        <li key={text} className={`flex gap-2 ${color}`}>
          <Icon aria-label={says} role="img" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{text}</span>
        </li>
      );
    })}
  </ul>
);
