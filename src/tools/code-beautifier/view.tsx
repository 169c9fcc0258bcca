import { useLayoutEffect, useMemo, useRef } from "react";
import { flushSync } from "react-dom";
import { storedShape } from "#browser/storage.ts";
import { guarded } from "#domain/shape.ts";
import { type TextSource } from "#domain/text-source.ts";
import { PaneNotice } from "#ui/text/pane-notice.tsx";
import { TextTransform } from "#ui/text/text-transform.tsx";
import { useHandover } from "#ui/use-handover.ts";
import { useKept } from "#ui/use-kept.ts";
import { useStored } from "#ui/use-stored.ts";
import { useTransform } from "#ui/text/use-transform.ts";
import { OptionsBar } from "./view/options.tsx";
import {
  canMinify,
  languageOf,
  languages,
  optionsShape,
  type Beautified,
  type BeautifyRequest,
  type Problem,
  type LanguageId,
  type Options,
} from "./logic.ts";
import { colors } from "./view/colors.ts";
import { samples } from "./view/sample.ts";
import { Summary } from "./view/summary.tsx";

/** How the visitor likes code. */
const settings = storedShape("tabkit-code-beautifier", optionsShape);

const nameShape = guarded(
  (given): given is string | undefined => given === undefined || typeof given === "string",
  undefined,
);

const createWorker = () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });

export default function CodeBeautifierView() {
  const [options, changeOptions] = useStored(settings);
  const [fileName, setFileName] = useKept("file name", nameShape);
  // The same object until one of them changes: a new one would mean new work.
  const request = useMemo((): BeautifyRequest => ({ ...options, fileName }), [options, fileName]);
  const work = useTransform<BeautifyRequest, Beautified, Problem>({
    options: request,
    create: createWorker,
  });
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });
  const change: typeof work.change = (next, how) => {
    // The name first: a text that is worked on once must not have been asked for without it.
    if (how === "placed") flushSync(() => setFileName(nameOf(next, work.source)));
    latest.current.change(next, how);
  };
  useHandover(({ word, text }) => {
    const language = languages.find(({ id }) => word.startsWith(id))?.id ?? "auto";
    changeOptions((now) => ({ ...now, language, minify: word.includes("minify") }));
    setFileName(undefined);
    work.change({ kind: "small", text }, "placed");
  });
  const made = work.outcome?.ok ? work.outcome.value : null;
  const problem = work.outcome?.ok === false ? work.outcome.detail : undefined;
  const isAuto = options.language === "auto";
  const language =
    options.language === "auto"
      ? (made?.language ?? problem?.language ?? "javascript")
      : options.language;
  const isMinified = options.minify && canMinify(language);

  return (
    <TextTransform
      work={{ ...work, change }}
      verb={isMinified ? "Minify" : "Beautify"}
      doing={isMinified ? "Minifying" : "Beautifying"}
      idle="Paste, type or drop code. It stays in your browser."
      empty={{
        title: "Your code, laid out",
        text: "JavaScript, CSS, HTML, JSON and nine more. Only the layout changes; broken code is left as it is.",
      }}
      input={{
        label: "Code",
        placeholder: "Paste or type code here, or drop a file",
        sample: samples[options.language],
        accept: [...accepted, "text/plain"].join(","),
        language: "code",
      }}
      output={{
        label: "Result",
        fileName: fileName ?? `beautified.${languageOf(language).extension}`,
        ...colors[language],
      }}
      options={
        <OptionsBar
          options={options}
          language={language}
          onChange={(change) => changeOptions((now) => ({ ...now, ...change }))}
        />
      }
      operation={isMinified ? undefined : operationOf(options)}
      notice={made?.note !== undefined && <PaneNotice>{made.note}</PaneNotice>}
      summary={made && <Summary made={made} isGuessed={isAuto} source={work.source} />}
      problem={
        problem === undefined
          ? null
          : {
              place: problem.place,
              reason: (
                <>
                  <p>{problem.reason}</p>
                  <p className="mt-1 text-soft">
                    Your code is untouched.
                    {isAuto && ` ${otherwise(problem.language)} Choose the language above.`}
                  </p>
                </>
              ),
            }
      }
    />
  );
}

/** What a visitor who knows better can do about a guess. */
const otherwise = (guess: LanguageId | null): string =>
  guess === null ? "Is it one of these?" : `Not ${languageOf(guess).name}?`;

const accepted = languages.flatMap(({ extension, also }) =>
  [extension, ...also].map((one) => `.${one}`),
);

/** The file that a text came from; none once something else was pasted over it. */
const nameOf = (next: TextSource, before: TextSource): string | undefined =>
  next.name === before.name && startOf(next) !== startOf(before) ? undefined : next.name;

const startOf = (source: TextSource): string =>
  (source.kind === "small" ? source.text : source.head).slice(0, 20);

/** What the page does, as an operation. */
const operationOf = ({ minify: _minify, ...options }: Options) => ({ id: "code.format", options });
