import Eraser from "lucide-react/icons/eraser";
import FlaskConical from "lucide-react/icons/flask-conical";
import { useEffect, useImperativeHandle, useRef, type Ref } from "react";
import { takeFile, takeText } from "#browser/files.ts";
import { plainFieldChars } from "#domain/limits.ts";
import {
  editedText,
  emptyText,
  isEmptyText,
  type TextPlace,
  type TextSource,
} from "#domain/text-source.ts";
import { UndoOffer } from "../undo-offer.tsx";
import { DropZone } from "./drop-zone.tsx";
import type { Highlight, ChangeKind, Language } from "./editor/text-surface.ts";
import { LargeTextView } from "./large-text.tsx";
import { OpenFile } from "./open-file.tsx";
import { PaneAction } from "./pane-action.tsx";
import { PaneNotice } from "./pane-notice.tsx";
import { Pane } from "./pane.tsx";
import { TextStatus } from "./text-status.tsx";
import { TextField, type FieldActions } from "./text-field.tsx";
import { useTakenText } from "./use-taken-text.ts";

interface Props {
  label: string; // "Input"
  source: TextSource;
  /** Told once the typing pauses; at once for a paste, a file, a sample. */
  onChange: (source: TextSource, how: ChangeKind) => void;
  placeholder: string;
  sample?: string;
  /** What its button says, where it is not "Load Sample". */
  sampleLabel?: string | undefined;
  language?: Language;
  /** What Open file offers: ".json,.txt". */
  accept?: string;
  /** Takes files as they are, of any size and kind, instead of reading one as text. */
  onFiles?: (files: readonly File[]) => void;
  /** Several files at a time can be opened. */
  multiple?: boolean;
  /** Where something is wrong, and what. */
  mark?: TextPlace | null;
  problem?: string | null;
  short?: boolean | "lowest";
  /** How much it is, where the tool counts in its own way. */
  amount?: string | undefined;
  /** What was found in the text. */
  highlights?: readonly Highlight[];
  onScroll?: () => void;
  ref?: Ref<TextPaneActions>;
}

export interface TextPaneActions extends Pick<FieldActions, "topLine" | "scrollToLine"> {
  goTo: (place: TextPlace) => void;
  /** Puts a text here, and offers the one before it. */
  place: (text: string) => void;
}

/** The text a visitor gives: typed, pasted, dropped, opened from a file, or the sample. */
export function TextPane(props: Props) {
  const { label, source, onChange, language, ref } = props;
  const field = useRef<FieldActions>(null);
  const large = useRef<Pick<TextPaneActions, "goTo">>(null);
  const { refusal, place, take, ...taken } = useTakenText(source, (placed) =>
    onChange(placed, "placed"),
  );
  // Its button is off then, and the next thing to do is to type. A large text has no field before.
  const isCleared = useRef(false);
  const clear = () => {
    isCleared.current = true;
    place(emptyText);
  };
  useEffect(() => {
    if (!isCleared.current) return;
    isCleared.current = false;
    field.current?.focus();
  });
  const takeBack = () => {
    taken.takeBack();
    field.current?.focus();
  };
  // What is pasted over all of a text is another text.
  const isReplacing = useRef(false);
  const pasteText = (pasted: string): boolean => {
    if (pasted === "") return false;
    if (source.kind === "large") {
      void take(takeText(pasted));
      return true;
    }
    const text = field.current?.text() ?? "";
    const [from, to] = field.current?.selection() ?? [0, 0];
    isReplacing.current = from === 0 && to === text.length;
    if (text.length - (to - from) + pasted.length <= plainFieldChars) return false;
    // Past the page: a field would take seconds to swallow it.
    void take(takeText(text.slice(0, from) + pasted + text.slice(to)));
    return true;
  };

  useImperativeHandle(ref, () => ({
    place: (text) => place({ kind: "small", text }),
    goTo: (at) => (source.kind === "large" ? large.current?.goTo(at) : field.current?.goTo(at)),
    topLine: () => field.current?.topLine() ?? 1,
    scrollToLine: (line) => field.current?.scrollToLine(line),
  }));

  const { sample, onFiles, multiple = false, short = false } = props;
  const caution = source.reading?.notice ?? null;
  const openFile = (file: File, all: readonly File[]) =>
    onFiles === undefined ? void take(takeFile(file)) : onFiles(all);
  return (
    <DropZone onFile={openFile} onPasteText={pasteText}>
      <Pane
        label={label}
        short={short}
        actions={
          <>
            {sample !== undefined && (
              <PaneAction
                icon={<FlaskConical aria-hidden className="size-4" />}
                label={props.sampleLabel ?? "Load Sample"}
                onClick={() => place({ kind: "small", text: sample })}
              />
            )}
            <OpenFile
              what={label.toLowerCase()}
              accept={props.accept}
              multiple={multiple}
              onFile={openFile}
            />
            <PaneAction
              icon={<Eraser aria-hidden className="size-4" />}
              label="Clear"
              what={label.toLowerCase()}
              disabled={isEmptyText(source)}
              onClick={clear}
            />
          </>
        }
        notice={
          <>
            {refusal !== null && <PaneNotice tone="bad">{refusal}</PaneNotice>}
            {refusal === null && caution !== null && <PaneNotice tone="warn">{caution}</PaneNotice>}
            {taken.offer !== null && (
              <PaneNotice>
                <UndoOffer words={taken.offer.words} onUndo={takeBack} />
              </PaneNotice>
            )}
          </>
        }
        status={
          <TextStatus
            label={label.toLowerCase()}
            source={source}
            amount={taken.isReading ? "Reading…" : props.amount}
            onReread={(file, encoding) => void take(takeFile(file, encoding))}
          />
        }
      >
        {source.kind === "large" ? (
          <LargeTextView ref={large} label={label} source={source} language={language} />
        ) : (
          <TextField
            ref={field}
            label={label}
            text={source.text}
            revision={taken.revision}
            placeholder={props.placeholder}
            language={language}
            mark={props.mark ?? null}
            problem={props.problem ?? null}
            highlights={props.highlights}
            onScroll={() => props.onScroll?.()}
            onChange={(text, how) => {
              taken.setRefusal(null);
              onChange(editedText(source, text, how === "placed" && isReplacing.current), how);
            }}
          />
        )}
      </Pane>
    </DropZone>
  );
}
