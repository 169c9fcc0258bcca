import PenLine from "lucide-react/icons/pen-line";
import { lazy, Suspense } from "react";
import type { TextSource } from "#domain/text-source.ts";
import { Button } from "#ui/button.tsx";
import type { ChangeKind } from "#ui/text/editor/text-surface.ts";
import { PaneEmpty } from "#ui/text/pane-empty.tsx";
import { Pane } from "#ui/text/pane.tsx";
import { Panel } from "#ui/panel.tsx";
import { TextPane } from "#ui/text/text-pane.tsx";
import { TransformFrame } from "#ui/text/transform-frame.tsx";
import { useHandover } from "#ui/use-handover.ts";
import { useKeptInMemory } from "#ui/use-kept.ts";
import { Decoded } from "./view/decoded.tsx";
import type { KeyText } from "./logic/keys/given.ts";
import { messages, notesOn, readTimes } from "./logic.ts";
import { NotesPanel } from "./view/notes-panel.tsx";
import { Refused } from "./view/refused.tsx";
import { samplePayload, sampleSecret, sampleToken } from "./view/sample.ts";
import { StandingWords, toneOf, useStanding, verdictOn } from "./view/standing.tsx";
import { TimesPanel } from "./view/times-panel.tsx";
import { useDecoding } from "./view/use-decoding.ts";
import { useVerification } from "./view/signature/use-verification.ts";
import { Verifier } from "./view/signature/verifier.tsx";

const Signer = lazy(() => import("./view/signature/signer.tsx"));
const noKey: KeyText = { text: "", form: "text" };

export default function JwtDecoderView() {
  const work = useDecoding();
  const [key, setKey] = useKeptInMemory("key", () => noKey);
  const [signs, setSigns] = useKeptInMemory("signs", () => false);
  const { outcome } = work;
  const jwt = outcome?.ok ? outcome.value : null;
  const failure = outcome?.ok === false ? outcome : null;
  const times = jwt === null ? [] : readTimes(jwt.payload.members);
  const inTime = useStanding(times);
  const check = useVerification(jwt, key);
  const verdict = verdictOn(check, inTime);

  const change = (source: TextSource, how: ChangeKind) => {
    work.change(source, how);
    // Its key comes along, so that there is something to see.
    if (source.kind === "small" && source.text === sampleToken)
      setKey({ text: sampleSecret, form: "text" });
  };
  const place = (token: string) => change({ kind: "small", text: token }, "placed");
  useHandover(({ text }) => place(text));

  return (
    <TransformFrame
      work={work}
      verb="Decode"
      doing="Decoding"
      idle={messages.empty}
      hasProblem={failure?.detail !== undefined}
      tone={jwt === null ? "neutral" : toneOf(jwt, inTime, verdict)}
      summary={jwt && <StandingWords jwt={jwt} inTime={inTime} verdict={verdict} />}
    >
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <TextPane
          short
          label="Token"
          placeholder="Paste a JWT here: eyJ… A “Bearer ” in front, quotes and line breaks are fine"
          sample={sampleToken}
          accept=".jwt,.txt,text/plain"
          source={work.source}
          onChange={change}
          problem={failure?.detail === undefined ? null : failure.message}
        />
        <div className="flex min-w-0 flex-col gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {jwt !== null && <Decoded jwt={jwt} />}
          {jwt === null && (
            <Pane output short fit={failure ? "whole" : false} label="Decoded">
              {outcome === null && work.empty && (
                <PaneEmpty
                  title="Header, payload and signature"
                  onSample={() => place(sampleToken)}
                >
                  Read in your browser. The token is sent nowhere and not kept.
                </PaneEmpty>
              )}
              {failure && <Refused failure={failure} onRetry={work.run} />}
            </Pane>
          )}
        </div>
        {jwt !== null && (
          <div className="flex min-w-0 flex-col gap-4">
            <TimesPanel times={times} />
            <Verifier
              signed={jwt}
              keyText={key}
              onKey={setKey}
              verdict={verdict}
              remarks={check?.remarks ?? []}
            />
            <NotesPanel notes={notesOn(jwt, times, inTime.fromFuture)} />
          </div>
        )}
      </div>
      {signs ? (
        <Panel title="Sign a test token">
          <Suspense fallback={<div aria-hidden className="h-96" />}>
            <Signer
              header={jwt?.header.laidOut ?? '{\n  "alg": "HS256",\n  "typ": "JWT"\n}'}
              payload={jwt?.payload.laidOut ?? samplePayload}
              onDecode={(token, checks) => {
                place(token);
                setKey(checks);
              }}
            />
          </Suspense>
        </Panel>
      ) : (
        <Button
          className="self-start"
          icon={<PenLine aria-hidden className="size-4" />}
          onClick={() => setSigns(true)}
        >
          {jwt === null ? "Sign a test token" : "Change it and sign it anew"}
        </Button>
      )}
    </TransformFrame>
  );
}
