import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import { useRef } from "react";
import { storedShape } from "#browser/storage.ts";
import { sizeWords } from "#domain/bytes.ts";
import { isLive } from "#domain/text-source.ts";
import { Button } from "#ui/button.tsx";
import { Panes } from "#ui/text/panes.tsx";
import { TextPane, type TextPaneActions } from "#ui/text/text-pane.tsx";
import { TransformFrame } from "#ui/text/transform-frame.tsx";
import { sentSource, type SentFrom } from "#ui/send.ts";
import { useHandover } from "#ui/use-handover.ts";
import { useStored } from "#ui/use-stored.ts";
import { useTransform } from "#ui/text/use-transform.ts";
import { useKeptInMemory } from "#ui/use-kept.ts";
import { OptionsBar } from "./view/options.tsx";
import { FilePane } from "./view/file-pane.tsx";
import { optionsShape, repair, transform, type Made, type Options, type Repair } from "./logic.ts";
import { NoResult } from "./view/no-result.tsx";
import { Notice } from "./view/notice.tsx";
import { ResultPane } from "./view/result-pane.tsx";
import { samples } from "./view/sample.ts";
import { createWorker, useFileWork } from "./view/use-file-work.ts";

/** How the visitor likes Base64. */
const settings = storedShape("tabkit-base64-tools", optionsShape);

const words = {
  encode: {
    verb: "Encode",
    doing: "Encoding",
    placeholder: "Type or paste text here, or drop a file",
  },
  decode: {
    verb: "Decode",
    doing: "Decoding",
    placeholder: "Paste Base64 or a data URI here, or drop a file",
  },
};

export default function Base64ToolsView() {
  const [options, updateOptions] = useStored(settings);
  const [file, setFile] = useKeptInMemory<File | null>("file", () => null);
  const textWork = useTransform({ options, atOnce: transform, create: createWorker });
  const fileWork = useFileWork(file, options);
  const work = file === null ? textWork : fileWork;
  const input = useRef<TextPaneActions>(null);
  const { verb, doing, placeholder } = words[options.mode];
  const { outcome } = work;
  const made = outcome?.ok ? outcome.value : null;
  const problem = outcome?.ok === false ? outcome.detail : undefined;

  const change = (part: Partial<Options>) => updateOptions((now) => ({ ...now, ...part }));
  const place = (text: string) => textWork.change({ kind: "small", text }, "placed");
  const swap = (text: string) => {
    setFile(null);
    place(text);
    change({ mode: options.mode === "encode" ? "decode" : "encode" });
  };
  useHandover(({ word, text }) => {
    change({ mode: /decode|atob/.test(word) ? "decode" : "encode" });
    setFile(null);
    place(text);
  });
  const { source } = textWork;
  // A long text is not held by the page, so it cannot be mended here.
  const mendable = file === null && isLive(source) && source.kind === "small" ? source.text : null;
  const mend = (how: Repair) => {
    if (how === "encode") change({ mode: "encode" });
    else if (how === "utf8") change({ charset: "utf-8" });
    else if (mendable !== null) place(repair(mendable, how));
  };

  return (
    <TransformFrame
      work={work}
      verb={verb}
      doing={doing}
      idle="Type, paste or drop text or a file. It stays in your browser."
      summary={made && summaryOf(made)}
      hasProblem={problem !== undefined}
      place={problem?.place ?? null}
      options={
        <OptionsBar options={options} onChange={change} isFile={file !== null}>
          <Button
            disabled={!(made?.whole && (made.is === "encoded" || made.isText))}
            title="Make the result the input, and go the other way"
            className="max-sm:px-3"
            icon={<ArrowLeftRight aria-hidden className="size-4" />}
            onClick={() => made && swap(made.head)}
          >
            <span className="max-sm:sr-only">Swap</span>
          </Button>
        </OptionsBar>
      }
    >
      <Panes>
        {file === null ? (
          <TextPane
            ref={input}
            label="Input"
            placeholder={placeholder}
            sample={samples[options.mode]}
            source={source}
            onChange={textWork.change}
            onFiles={([first]) => first && setFile(first)}
            mark={problem?.place ?? null}
          />
        ) : (
          <FilePane file={file} onOpen={setFile} onClear={() => setFile(null)} />
        )}
        <ResultPane
          made={made}
          sourceName={file?.name}
          step={stepOf(options, file ?? sentSource(source))}
          notice={made && <Notice made={made} onChange={change} />}
        >
          <NoResult
            work={work}
            mode={options.mode}
            onSample={() => place(samples[options.mode])}
            onGoTo={file === null ? (at) => input.current?.goTo(at) : null}
            canMend={mendable !== null}
            onMend={mend}
          />
        </ResultPane>
      </Panes>
    </TransformFrame>
  );
}

/** What the page does, as an operation: it knows UTF-8, and Base64 without anything around it. */
function stepOf(options: Options, source: string | Blob): SentFrom | undefined {
  const { mode, charset, form, urlSafe, padding, wrap } = options;
  if (charset !== "utf-8") return undefined;
  if (mode === "decode") return { id: "base64.decode", options: {}, source };
  if (form !== "plain") return undefined;
  return { id: "base64.encode", options: { urlSafe, padding, wrap }, source };
}

function summaryOf(made: Made): string {
  const size = sizeWords(made.sizeBytes);
  if (made.is === "encoded") return `Encoded: ${size} became ${sizeWords(made.bytes)}`;
  const what = made.kind?.name ?? (made.isText ? "text" : "bytes that are not text");
  return `Decoded: ${what}, ${size}`;
}
