import { storedShape } from "#browser/storage.ts";
import { atOnceChars } from "#domain/limits.ts";
import { charBoundary } from "#domain/text-source.ts";
import { counted } from "#domain/wording.ts";
import { Progress } from "#ui/progress.tsx";
import { TextPane } from "#ui/text/text-pane.tsx";
import { TransformFrame } from "#ui/text/transform-frame.tsx";
import { useHandover } from "#ui/use-handover.ts";
import { useStored } from "#ui/use-stored.ts";
import { useTransform } from "#ui/text/use-transform.ts";
import { OptionsBar } from "./view/options.tsx";
import { CountsPanel } from "./view/counts-panel.tsx";
import { countText, optionsShape } from "./logic.ts";
import { ResultPane } from "./view/result-pane.tsx";
import { sample } from "./view/sample.ts";
import { useLongText } from "./view/use-long-text.ts";

/** How the visitor likes cases. */
const settings = storedShape("tabkit-text-case", optionsShape);

const createWorker = () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
const noOptions = {};

/** More does not fit into the three lines of a result. */
const previewChars = 2000;

export default function TextCaseView() {
  const [options, changeOptions] = useStored(settings);
  const work = useTransform({ options: noOptions, atOnce: countText, create: createWorker });
  useHandover(({ text }) => work.change({ kind: "small", text }, "placed"));
  const long = useLongText(createWorker);
  const { source, outcome } = work;
  const counts = outcome?.ok ? outcome.value : null;

  const text = source.kind === "small" ? source.text : source.head;
  const isLong = source.kind === "large" || text.length > atOnceChars;

  return (
    <TransformFrame
      work={work}
      verb="Count"
      doing="Counting"
      idle="Type, paste or drop text. Every case is shown at once."
      hasProblem={false}
      tone="neutral"
      summary={
        isLong
          ? "Each case shows the beginning of this long text. Copy gives all of it."
          : "Every case is shown at once."
      }
      options={
        <OptionsBar
          options={options}
          onChange={(change) => changeOptions((now) => ({ ...now, ...change }))}
        />
      }
    >
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-18">
          <TextPane
            short
            label="Text"
            placeholder="Type or paste text here, or drop a file"
            sample={sample}
            accept=".txt,.md,.csv,.log,text/plain"
            source={source}
            onChange={work.change}
            amount={
              counts === null
                ? undefined
                : `${counted(counts.characters, "character")} · ${counted(counts.lines, "line")}`
            }
          />
          <CountsPanel counts={counts} />
        </div>
        <div className="flex min-w-0 flex-col gap-2">
          {long.busy && <Progress label="Converting" onCancel={long.cancel} />}
          <ResultPane
            head={text.slice(0, charBoundary(text, previewChars))}
            whole={isLong ? null : text}
            options={options}
            readLong={(id) => long.convert(source, id, options)}
          />
        </div>
      </div>
    </TransformFrame>
  );
}
