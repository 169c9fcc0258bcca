import { readOwnUserAgent } from "#browser/user-agent.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { FactCard } from "#ui/fact-card.tsx";
import { FactList } from "#ui/fact-list.tsx";
import { Pane } from "#ui/text/pane.tsx";
import { Panel } from "#ui/panel.tsx";
import { Scroller } from "#ui/scroller.tsx";
import { bugReport, cardsOf, displayFacts, summarize, windowFacts, type Fact } from "./logic.ts";
import { useRefreshRate, useScreen } from "./view/use-screen.ts";

/** What a bug report needs besides the screen. */
function surroundings(): Fact[] {
  const { locale, timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return [
    { label: "Language", value: locale },
    { label: "Time zone", value: timeZone },
    { label: "User agent", value: readOwnUserAgent().userAgent },
  ];
}

export default function ScreenResolutionView() {
  const reading = useScreen();
  const refresh = useRefreshRate(reading);
  const summary = summarize(reading);
  const cards = cardsOf(reading);
  const known = displayFacts(reading, refresh === "measuring" ? null : refresh);
  const report = bugReport([...cards, ...windowFacts(reading), ...known, ...surroundings()]);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="figures text-lg font-semibold">{summary}</p>
        <div className="flex flex-wrap gap-2">
          <CopyButton look="plain" size="normal" label="Copy summary" text={summary} />
          <CopyButton look="plain" size="normal" label="Copy bug report" text={report} />
        </div>
      </div>
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
        {cards.map((card) => (
          <FactCard key={card.label} {...card} />
        ))}
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Panel title="Window and screen">
          <FactList facts={windowFacts(reading)} />
        </Panel>
        <Panel title="Display and input">
          <FactList facts={displayFacts(reading, refresh)} />
        </Panel>
      </div>
      <Pane
        fit
        output
        label="Bug report"
        actions={<CopyButton text={report} what="the report as Markdown" />}
        status="Markdown, as the browser reports it"
      >
        <Scroller
          aria-label="Report as Markdown"
          className="p-4 font-mono text-sm whitespace-pre-wrap wrap-anywhere"
        >
          {report}
        </Scroller>
      </Pane>
    </div>
  );
}
