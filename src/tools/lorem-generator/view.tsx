import RefreshCw from "lucide-react/icons/refresh-cw";
import { freshSeed } from "#browser/entropy.ts";
import { storedShape } from "#browser/storage.ts";
import { counted } from "#domain/wording.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { DownloadButton } from "#ui/text/download-button.tsx";
import { Pane } from "#ui/text/pane.tsx";
import { Scroller } from "#ui/scroller.tsx";
import { SendButton } from "#ui/send-button.tsx";
import { ShareLink } from "#ui/share-link.tsx";
import { asJson } from "#ui/use-kept.ts";
import { useLinked } from "#ui/use-linked.ts";
import { OptionsBar } from "./view/options.tsx";
import {
  asOperation,
  countProse,
  draftShape,
  fileName,
  linkTo,
  makeProse,
  requestOf,
  optionsShape,
  startDraft,
  writeProse,
  type Draft,
} from "./logic.ts";

/** How the visitor likes filler text. */
const settings = storedShape("tabkit-lorem-generator", optionsShape);

/** What the page starts with, from its link and from what is kept. */
const readStart = (fragment: string): Draft => startDraft(fragment, settings.read(), freshSeed());

const keptDraft = asJson(draftShape);

export default function LoremGeneratorView() {
  const [options, setOptions] = useLinked(readStart, keptDraft);
  const change = (part: Partial<Draft>) => {
    const next = { ...options, ...part };
    settings.update(() => optionsShape.read(next));
    setOptions(() => next);
  };

  const request = requestOf(options);
  const prose = makeProse(request);
  const text = writeProse(prose, options.mode, options.format);
  const counts = countProse(prose, text);
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex flex-wrap gap-2">
          <Button
            look="primary"
            icon={<RefreshCw aria-hidden className="size-4" />}
            onClick={() => change({ seed: freshSeed() })}
          >
            Generate
          </Button>
          <CopyButton look="plain" size="normal" label="Copy text" text={text} />
          <ShareLink fragment={linkTo(options)} />
        </div>
        <Pane
          fit
          output
          label="Text"
          actions={
            <>
              <SendButton
                what="text"
                read={async () => text}
                made={{ ...asOperation(options), source: "" }}
              />
              <DownloadButton
                what="text"
                fileName={fileName(options.format)}
                read={async () => new Blob([text, "\n"], { type: "text/plain" })}
              />
            </>
          }
          status={
            <span role="status">
              {[
                counted(counts.paragraphs, "paragraph"),
                counted(counts.sentences, "sentence"),
                counted(counts.words, "word"),
                counted(counts.characters, "character"),
              ].join(" · ")}
            </span>
          }
        >
          <Scroller
            aria-label="Generated text"
            lang={request.ownWords.length === 0 ? "la" : undefined}
            className={`p-4 whitespace-pre-wrap wrap-anywhere ${options.format === "plain" ? "max-w-prose text-base" : "font-mono text-sm"}`}
          >
            {text}
          </Scroller>
        </Pane>
      </div>
      <OptionsBar options={options} onChange={change} />
    </div>
  );
}
