import WandSparkles from "lucide-react/icons/wand-sparkles";
import { storedShape } from "#browser/storage.ts";
import { counted } from "#domain/wording.ts";
import { Button } from "#ui/button.tsx";
import { Notes } from "#ui/notes.tsx";
import { PaneNotice } from "#ui/text/pane-notice.tsx";
import { Panel } from "#ui/panel.tsx";
import { TextTransform } from "#ui/text/text-transform.tsx";
import { useHandover } from "#ui/use-handover.ts";
import { useStored } from "#ui/use-stored.ts";
import { OptionsBar } from "./view/options.tsx";
import type { Made } from "./logic/findings.ts";
import { optionsShape, supportedGroups, type Mode } from "./logic.ts";
import { Report } from "./view/report.tsx";
import { samples } from "./view/sample.ts";
import { useConversion } from "./view/use-conversion.ts";

/** How the visitor likes to convert. */
const settings = storedShape("tabkit-css-to-tailwind", optionsShape);

export default function CssToTailwindView() {
  const [options, changeOptions] = useStored(settings);
  const { mode } = options;
  const work = useConversion(options);
  useHandover(({ text }) => {
    changeOptions((now) => ({ ...now, mode: "exact" }));
    work.change({ kind: "small", text }, "placed");
  });
  const made = work.outcome?.ok ? work.outcome.value : null;
  // Spec: "blank input clears the output".
  const shown = made?.blank ? { ...work, outcome: null, empty: true } : work;
  const hasResult = made !== null && !made.blank;

  return (
    <div className="flex flex-col gap-4">
      <TextTransform
        work={shown}
        verb="Convert to Tailwind"
        doing="Converting"
        idle="Type, paste or drop CSS. It stays in your browser."
        empty={{ title: "Tailwind classes will appear here...", text: emptyTexts[mode] }}
        input={{
          label: "CSS",
          placeholder: "Enter your CSS here...",
          sample: samples[mode],
          sampleLabel: "Load Sample CSS",
          accept: ".css,.scss,.txt,text/css,text/plain",
          language: "code",
        }}
        output={{ label: "Tailwind classes", fileName: "tailwind.txt" }}
        options={
          <OptionsBar
            options={options}
            onChange={(change) => changeOptions((now) => ({ ...now, ...change }))}
          >
            {!work.waits && (
              <Button
                look="primary"
                disabled={work.empty}
                className="max-sm:px-3"
                icon={<WandSparkles aria-hidden className="size-4" />}
                onClick={work.run}
              >
                Convert to Tailwind
              </Button>
            )}
          </OptionsBar>
        }
        summary={hasResult && <Summary made={made} mode={mode} />}
        tone={hasResult && lossOf(made) > 0 ? "warn" : "good"}
        notice={hasResult && <Notice made={made} mode={mode} />}
      />
      {hasResult && <Report made={made} />}
      {mode === "plain" ? (
        <SupportedProperties />
      ) : (
        <Notes title="How Exact compares" lines={notes} />
      )}
    </div>
  );
}

const notes = [
  "Every class is compiled by Tailwind 4.3 in your browser, with its default theme, and what comes out is compared with your CSS, first as text and then as this browser computes it. Only what is equal both times is called exact.",
  "What browsers leave out, such as a misspelled value, is left out here too, and what stood before it stands. What only other browsers know is kept: after a fallback it gets supports-[…]:, because classes have an order of their own.",
  "mx-5 is the same as a margin left and right as long as text runs horizontally. Numbers are compared to four decimals.",
  "“16px = 1rem” holds unless a visitor or your page changes the root font size. Off, px stays px: p-[16px].",
  "Tailwind’s hover: waits for a device that can hover. “Use hover:” off gives [&:hover]:, which is just your CSS.",
  "A blue of your own stays your own: Tailwind 4’s palette is not that of Tailwind 3, so #3b82f6 is no longer blue-500.",
];

const SupportedProperties = () => (
  <Panel title="Supported properties">
    <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_1fr]">
      {supportedGroups.map(([group, covers]) => (
        <div key={group} className="sm:col-span-2 sm:grid sm:grid-cols-subgrid">
          <dt className="font-medium">{group}</dt>
          <dd className="text-soft">{covers}</dd>
        </div>
      ))}
    </dl>
  </Panel>
);

const emptyTexts: Record<Mode, string> = {
  plain: "One declaration per line. What has no class is listed, never lost without a word.",
  exact: "Whole stylesheets. Every class is compiled by Tailwind 4 and compared with your CSS.",
};

/** How many declarations are not in the classes as they should be. */
const lossOf = ({ counts: { close, invalid, dropped } }: Made): number => close + invalid + dropped;

/** "12 converted · 1 not the same · 2 dropped". */
function Summary({ made: { counts }, mode }: { made: Made; mode: Mode }) {
  const { exact, kept, close, replaced, invalid, dropped } = counts;
  const first =
    mode === "exact" ? `${counted(exact, "declaration")} exact` : `${exact + close} converted`;
  return (
    <>
      {first}
      <span className="font-normal">
        {kept > 0 && ` · ${kept} not compared`}
        {close > 0 && ` · ${close} not the same`}
        {replaced > 0 && ` · ${replaced} replaced`}
        {invalid > 0 && ` · ${invalid} invalid`}
        {dropped > 0 && ` · ${dropped} dropped`}
      </span>
    </>
  );
}

/** What to know of the classes before they are copied. */
function Notice({ made, mode }: { made: Made; mode: Mode }) {
  if (lossOf(made) === 0) return null;
  const isExact = mode === "exact";
  const isNothing = made.head === "";
  return (
    <PaneNotice tone="warn">
      {isNothing && (isExact ? "Nothing here can be a class. " : "Nothing here is in the table. ")}
      {!isNothing && "Not everything is the same: see Line by line. "}
      {!isExact && "Exact mode keeps everything."}
    </PaneNotice>
  );
}
