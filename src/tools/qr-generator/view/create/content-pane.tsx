import Eraser from "lucide-react/icons/eraser";
import FlaskConical from "lucide-react/icons/flask-conical";
import { CopyButton } from "#ui/copy-button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { PaneAction } from "#ui/text/pane-action.tsx";
import { Pane } from "#ui/text/pane.tsx";
import { UndoOffer } from "#ui/undo-offer.tsx";
import { useUndoOffer } from "#ui/use-undo-offer.ts";
import {
  amountOf,
  contentOf,
  draftText,
  roomWords,
  stamped,
  valuesOf,
  type Draft,
  type Level,
} from "../../logic.ts";
import { ContentFields } from "./content-fields.tsx";
import { freshStamp } from "./fresh-stamp.ts";
import { qrWorker } from "../qr-worker.ts";
import { sampleText } from "./sample.ts";

interface Props {
  draft: Draft;
  level: Level;
  onChange: (draft: Draft) => void;
}

/** What goes into the code: a text, or the fields of a Wi-Fi network, a contact and so on. */
export function ContentPane({ draft, level, onChange }: Props) {
  const content = contentOf(draft);
  const values = valuesOf(draft);
  const text = draftText(draft);
  const setText = (next: string) => onChange({ ...draft, text: next });
  const setValues = (next: typeof values) =>
    onChange({ ...draft, values: { ...draft.values, [draft.kind]: next } });
  const edit = (next: typeof values) =>
    setValues(content?.isStamped ? stamped(next, freshStamp()) : next);
  const undo = useUndoOffer<Draft>();
  const clear = () => {
    undo.make(draft, "Cleared.");
    if (content === undefined) setText("");
    else setValues({});
  };
  const loadSample = () => {
    if (text === "") undo.end();
    else undo.make(draft, "The text was replaced.");
    setText(sampleText);
  };
  const isEmpty = content === undefined ? text === "" : Object.keys(values).length === 0;
  return (
    <div className="flex min-w-0 flex-col gap-3" onFocus={qrWorker.prepare}>
      <Pane
        fit="whole"
        label={content?.name ?? "Text"}
        actions={
          <>
            {content === undefined && (
              <PaneAction
                icon={<FlaskConical aria-hidden className="size-4" />}
                label="Load Sample"
                onClick={loadSample}
              />
            )}
            <PaneAction
              icon={<Eraser aria-hidden className="size-4" />}
              label="Clear"
              what="input"
              disabled={isEmpty}
              onClick={clear}
            />
            {undo.offer !== null && (
              <UndoOffer
                words={undo.offer.words}
                onUndo={() => {
                  if (undo.offer !== null) onChange(undo.offer.value);
                  undo.end();
                }}
              />
            )}
          </>
        }
        status={<Capacity text={text} level={level} />}
      >
        {content === undefined ? (
          <textarea
            aria-label="Text"
            rows={6}
            value={text}
            placeholder="Text or a link for the QR code"
            onChange={(event) => setText(event.currentTarget.value)}
            spellCheck={false}
            autoCapitalize="none"
            autoComplete="off"
            autoCorrect="off"
            className="block min-h-32 w-full resize-y bg-transparent p-4 text-base text-ink -outline-offset-2 sm:min-h-40"
          />
        ) : (
          <ContentFields content={content} values={values} onChange={edit} />
        )}
      </Pane>
      {content !== undefined && text !== "" && (
        <Disclosure summary="What the code says">
          <div className="flex items-start gap-2">
            <pre className="min-w-0 flex-1 font-mono text-sm whitespace-pre-wrap wrap-anywhere">
              {text}
            </pre>
            <CopyButton iconOnly text={text} what="what the code says" />
          </div>
        </Disclosure>
      )}
    </div>
  );
}

/** How full the largest code of the level would be. */
function Capacity({ text, level }: { text: string; level: Level }) {
  const amount = amountOf(text, level);
  const share = Math.min(1, amount.used / amount.limit);
  return (
    <>
      <span className={amount.used > amount.limit ? "font-medium text-warn" : ""}>
        {roomWords(text, level)}
      </span>
      <span aria-hidden className="ms-auto h-1.5 w-24 overflow-hidden rounded-full bg-line">
        <span className="block h-full bg-accent" style={{ width: `${share * 100}%` }} />
      </span>
    </>
  );
}
