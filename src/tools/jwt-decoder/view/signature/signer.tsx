import KeyRound from "lucide-react/icons/key-round";
import { useEffect, useState } from "react";
import { typingPauseMs } from "#domain/limits.ts";
import type { Result } from "#domain/result.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Select } from "#ui/select.tsx";
import { StatusLine } from "#ui/status-line.tsx";
import { useKeptInMemory } from "#ui/use-kept.ts";
import { CodeArea } from "./code-area.tsx";
import { algOf, isSecretAlg, makeKey, signToken, withAlg } from "../../logic.ts";
import { KeyField } from "./key-field.tsx";
import type { KeyText } from "../../logic/keys/given.ts";

interface Props {
  header: string;
  payload: string;
  /** What to do with a finished token, and the key that checks it. */
  onDecode: (token: string, checks: KeyText) => void;
}

const algNames = "HS256 HS384 HS512 RS256 RS384 RS512 PS256 PS384 PS512 ES256 ES384 ES512 EdDSA";
const algs = algNames.split(" ").map((alg) => [alg, alg] as const);

const noKey: KeyText = { text: "", form: "text" };

/** Makes a token to test with: header, payload and key can all be changed. */
export default function Signer({ header, payload, onDecode }: Props) {
  // What is changed here belongs to the token that it began with.
  const origin = `${header}.${payload}`;
  const [headerText, setHeader] = useKeptInMemory(`header of ${origin}`, () => header);
  const [payloadText, setPayload] = useKeptInMemory(`payload of ${origin}`, () => payload);
  const [signs, setSigns] = useKeptInMemory(`key of ${origin}`, () => noKey);
  const [checks, setChecks] = useKeptInMemory<KeyText | null>(`check of ${origin}`, () => null);
  const [made, setMade] = useState<Result<string> | null>(null);
  const alg = algOf(headerText) ?? "";
  const isSecret = isSecretAlg(alg);

  useEffect(() => {
    let left = false;
    const sign = async () => {
      const token = await signToken(headerText, payloadText, signs);
      if (!left) setMade(token);
    };
    const timer = setTimeout(() => void sign(), typingPauseMs);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [headerText, payloadText, signs]);

  const generate = async () => {
    const key = await makeKey(alg);
    if (!key.ok) return setMade(key);
    setSigns(key.value.signs);
    setChecks(key.value.checks);
  };
  const token = made?.ok ? made.value : "";

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Select
          label="Algorithm"
          options={algs.some(([known]) => known === alg) ? algs : [[alg, alg || "None"], ...algs]}
          value={alg}
          onChange={(next) => {
            setHeader(withAlg(headerText, next));
            setSigns(noKey);
            setChecks(null);
          }}
        />
        <Button icon={<KeyRound aria-hidden className="size-4" />} onClick={generate}>
          {isSecret ? "Make a secret" : "Make a key pair"}
        </Button>
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        <div className="flex flex-col gap-4">
          <CodeArea label="Header" rows={4} value={headerText} onChange={setHeader} />
          <CodeArea label="Payload" rows={10} value={payloadText} onChange={setPayload} />
        </div>
        <div className="flex flex-col gap-4">
          <KeyField
            label={isSecret ? "Secret" : "Private key"}
            placeholder={isSecret ? "Any text" : "PEM (PKCS #8) or JWK"}
            value={signs}
            onChange={(key) => {
              setSigns(key);
              setChecks(null);
            }}
            isSecret={isSecret}
          />
          {checks !== null && !isSecret && (
            <div className="flex flex-col gap-1 text-sm">
              <div className="flex items-center justify-between text-soft">
                Public key <CopyButton what="public key" text={checks.text} />
              </div>
              <pre className="rounded-md bg-sunken p-2 font-mono text-xs wrap-anywhere whitespace-pre-wrap">
                {checks.text}
              </pre>
            </div>
          )}
          <section aria-label="Signed token" className="flex flex-col gap-2">
            <StatusLine tone={made === null ? "busy" : made.ok ? "good" : "neutral"}>
              {made === null ? "Signing…" : made.ok ? "Signed" : made.message}
            </StatusLine>
            <p className="font-mono text-sm wrap-anywhere empty:hidden">{token}</p>
            <div className="flex flex-wrap gap-2">
              <CopyButton
                look="plain"
                size="normal"
                what="signed token"
                text={token}
                disabled={token === ""}
              />
              <Button
                disabled={token === ""}
                onClick={() => onDecode(token, checks ?? (isSecret ? signs : noKey))}
              >
                Decode it
              </Button>
            </div>
          </section>
        </div>
      </div>
    </div>
  );
}
