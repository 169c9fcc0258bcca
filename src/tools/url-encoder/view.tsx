import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import { storedShape } from "#browser/storage.ts";
import { isLive } from "#domain/text-source.ts";
import { counted } from "#domain/wording.ts";
import { Button } from "#ui/button.tsx";
import { TextTransform } from "#ui/text/text-transform.tsx";
import { useHandover } from "#ui/use-handover.ts";
import { useStored } from "#ui/use-stored.ts";
import { useTransform } from "#ui/text/use-transform.ts";
import { OptionsBar } from "./view/options.tsx";
import { optionsShape, repair, transform, type Made, type Mode, type Options } from "./logic.ts";
import { Parts } from "./view/parts.tsx";
import { samples } from "./view/sample.ts";
import { Twice } from "./view/twice.tsx";

/** How the visitor likes URLs. */
const settings = storedShape("tabkit-url-encoder", optionsShape);

const createWorker = () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });

const words = {
  encode: {
    verb: "Encode",
    doing: "Encoding",
    done: "Encoded",
    empty: {
      title: "Your text, encoded",
      text: "Every character that may not stand in a URL is written as %XX, in UTF-8.",
    },
  },
  decode: {
    verb: "Decode",
    doing: "Decoding",
    done: "Decoded",
    empty: { title: "Your text, decoded", text: "%C3%BC becomes ü again, and %20 a space." },
  },
  parts: {
    verb: "Take apart",
    doing: "Taking apart",
    done: "Taken apart",
    empty: {
      title: "Your URL in its parts",
      text: "Scheme, host, path, query and fragment, each to read, to change and to copy.",
    },
  },
};

export default function UrlEncoderView() {
  const [options, changeOptions] = useStored(settings);
  const work = useTransform({ options, atOnce: transform, create: createWorker });
  const { mode } = options;
  const { verb, doing, done, empty } = words[mode];
  const made = work.outcome?.ok ? work.outcome.value : null;
  const setInput = (text: string) => work.change({ kind: "small", text }, "placed");
  useHandover(({ word, text }) => {
    const mode = (["decode", "parts"] as const).find((named) => word.includes(named)) ?? "encode";
    changeOptions((now) => ({ ...now, mode }));
    setInput(text);
  });
  /** The result becomes the input. A long one is not held by the page. */
  const reuse = made?.whole
    ? (nextMode: Mode) => {
        setInput(made.head);
        changeOptions((now) => ({ ...now, mode: nextMode }));
      }
    : null;
  const problem = work.outcome?.ok === false ? work.outcome.detail : undefined;
  // A long text is not held by the page, so it cannot be mended here.
  const mendable = isLive(work.source) && work.source.kind === "small" ? work.source.text : null;

  return (
    <TextTransform
      work={work}
      verb={verb}
      doing={doing}
      idle="Type, paste or drop text or a URL. It stays in your browser."
      empty={empty}
      input={{
        label: "Input",
        placeholder: "Type or paste text or a URL here, or drop a file",
        sample: samples[mode],
        accept: ".txt,.url,.csv,.log,text/plain",
      }}
      output={{ label: mode === "parts" ? "URL" : "Result", fileName: `${done.toLowerCase()}.txt` }}
      options={
        <OptionsBar
          options={options}
          onChange={(change) => changeOptions((now) => ({ ...now, ...change }))}
        >
          {mode !== "parts" && (
            <Button
              disabled={reuse === null}
              title="Make the result the input, and go the other way"
              className="max-sm:px-3"
              icon={<ArrowLeftRight aria-hidden className="size-4" />}
              onClick={() => reuse?.(mode === "encode" ? "decode" : "encode")}
            >
              <span className="max-sm:sr-only">Swap</span>
            </Button>
          )}
        </OptionsBar>
      }
      operation={operationOf(options)}
      summary={made && <Summary made={made} done={done} />}
      notice={made?.twice && <Twice mode={mode} onAgain={reuse && (() => reuse("decode"))} />}
      drawn={
        mode === "parts" && made !== null ? (
          <Parts text={made.head} plus={options.plus} onChange={setInput} />
        ) : undefined
      }
      problem={
        problem === undefined
          ? null
          : {
              place: problem.place,
              reason: <p>{problem.reason}</p>,
              repairs:
                mendable !== null &&
                problem.repairs.map(({ id, label }) => (
                  <Button key={id} size="small" onClick={() => setInput(repair(mendable, id))}>
                    {label}
                  </Button>
                )),
            }
      }
    />
  );
}

const Summary = ({ made: { head, whole }, done }: { made: Made; done: string }) => (
  <>
    {done}
    {whole && <span className="font-normal text-soft"> · {counted(head.length, "character")}</span>}
  </>
);

/** What the page does, as an operation. Parts are no text. */
function operationOf({ mode, scope, plus, byLine, keepEscapes }: Options) {
  if (mode === "encode") return { id: "url.encode", options: { scope, plus, byLine, keepEscapes } };
  return mode === "decode" ? { id: "url.decode", options: { scope, plus } } : undefined;
}
