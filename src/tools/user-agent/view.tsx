import { useState } from "react";
import { hasClientHints, readOwnUserAgent } from "#browser/user-agent.ts";
import { oneOfLabeled } from "#domain/shape.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { FactCard } from "#ui/fact-card.tsx";
import { FactList } from "#ui/fact-list.tsx";
import { Notes } from "#ui/notes.tsx";
import { Panel } from "#ui/panel.tsx";
import { Select } from "#ui/select.tsx";
import { useHandover } from "#ui/use-handover.ts";
import { useKept, useKeptText } from "#ui/use-kept.ts";
import { AgentField } from "./view/agent-field.tsx";
import { caveatsOf, hintFacts, readUserAgent, refine, reportJson, seeTouch } from "./logic.ts";
import { samples } from "./view/sample.ts";
import { useClientHints } from "./view/use-client-hints.ts";

type Choice = "own" | "typed" | (typeof samples)[number]["id"];

const choices: readonly (readonly [Choice, string])[] = [
  ["own", "Your browser"],
  ["typed", "A pasted string"],
  ...samples.map(({ id, name }) => [id, name] as const),
];

const choiceShape = oneOfLabeled(choices, "own");

const about = [
  "A browser sends this string with every request. It names the browser, its engine and the system it runs on.",
  "Almost every string begins with “Mozilla/5.0” and many name Chrome and Safari too: browsers pretend to be each other, so that old sites let them in. The order in which names are looked for decides.",
  "Anyone can send any string. Use it for statistics and bug reports; to decide what a page may do, test for the feature itself.",
];

export default function UserAgentView() {
  const [own] = useState(readOwnUserAgent);
  const [choice, setChoice] = useKept("choice", choiceShape);
  const [typed, setTyped] = useKeptText("typed");
  const hints = useClientHints();
  const isOwn = choice === "own";
  const sample = samples.find(({ id }) => id === choice);
  const text = isOwn ? own.userAgent : (sample?.text ?? typed);

  const read = readUserAgent(text);
  const seen = isOwn ? seeTouch(read, own.touchPoints) : read;
  const report = isOwn && hints !== null ? refine(seen, hints) : seen;
  const caveats = caveatsOf(report);

  const paste = (pasted: string) => {
    setTyped(pasted);
    setChoice("typed");
  };
  useHandover((handover) => paste(handover.text));

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Select label="Read" options={choices} value={choice} onChange={setChoice} />
        <CopyButton look="plain" size="normal" label="Copy as JSON" text={reportJson(report)} />
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        <Answer label="Browser" value={report.browser} exact={report.exactBrowser} />
        <Answer label="Operating System" value={report.os} exact={report.exactOs} />
        <Answer label="Device Type" value={report.device} exact={report.exactDevice} />
      </div>
      <AgentField text={text} onChange={paste} onOwn={isOwn ? undefined : () => setChoice("own")} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Panel title="Details">
          <FactList
            facts={[
              { label: "Engine", value: report.engine },
              { label: "Processor", value: report.processor },
              { label: "App", value: report.app },
              { label: "Bot or program", value: report.bot },
            ]}
          />
          {caveats.length > 0 && (
            <ul className="mt-3 flex list-disc flex-col gap-2 border-t border-line ps-5 pt-3 text-sm text-soft">
              {caveats.map((caveat) => (
                <li key={caveat}>{caveat}</li>
              ))}
            </ul>
          )}
        </Panel>
        <Panel title="Your client hints">
          {hasClientHints() ? (
            <FactList facts={hintFacts(hints)} />
          ) : (
            <p className="text-sm text-soft">
              This browser has none to offer here. Chrome, Edge, Opera and other Chromium browsers
              tell more beside the string, on secure pages: the exact version, and Windows 11 apart
              from Windows 10.
            </p>
          )}
        </Panel>
      </div>
      <Notes title="About user agent strings" lines={about} />
    </div>
  );
}

/** The spec's answer, and under it what more the string says. */
const Answer = (props: { label: string; value: string; exact: string }) => (
  <FactCard
    label={props.label}
    value={props.value}
    note={props.exact === props.value ? "" : props.exact}
  />
);
