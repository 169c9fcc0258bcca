import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { storedShape } from "#browser/storage.ts";
import { showOperand, type HistoryLine } from "#domain/keypad.ts";
import { plainOperand } from "#domain/operand.ts";
import { Segmented } from "#ui/segmented.tsx";
import { HistoryList } from "#ui/calculator/history-list.tsx";
import { useHandover } from "#ui/use-handover.ts";
import { useKept } from "#ui/use-kept.ts";
import { useStored } from "#ui/use-stored.ts";
import { DraftField, useDraftEditor } from "./view/draft-field.tsx";
import {
  angles,
  edit,
  emptyDraft,
  historyShape,
  maxKeptLines,
  modes,
  optionsShape,
  stateShape,
  withLine,
  writtenValue,
  type Options,
} from "./logic.ts";
import { Immediate } from "./view/immediate.tsx";
import { Legends } from "./view/legends.tsx";

const Expression = lazy(() => import("./view/expression.tsx"));

const settings = storedShape("tabkit-scientific", optionsShape);
const keptHistory = storedShape("tabkit-scientific-history", historyShape);

const columns = {
  immediate: "lg:grid-cols-[31rem_minmax(0,1fr)]",
  expression: "lg:grid-cols-[45rem_minmax(0,1fr)]",
};

export default function ScientificView() {
  const [state, setState] = useKept("state", stateShape);
  const [{ mode, angle }, changeOptions] = useStored(settings);
  const [lines] = useStored(keptHistory);
  const [hasSwitched, setHasSwitched] = useState(false);
  const area = useRef<HTMLElement>(null);
  const display = useRef<HTMLDivElement>(null);
  const isExpression = mode === "expression";

  const [newest] = state.pad.history;
  const lastKept = useRef(newest);
  useEffect(() => {
    if (newest === lastKept.current) return;
    lastKept.current = newest;
    if (newest !== undefined) keptHistory.update((kept) => withLine(kept, newest));
  }, [newest]);

  const set = (part: Partial<Options>) => changeOptions((now) => ({ ...now, ...part }));
  const write = (text: string) => setState((now) => ({ ...now, draft: edit(now.draft, text) }));
  const editor = useDraftEditor(state.draft, write);
  useHandover(({ text }) => {
    set({ mode: "expression" });
    setState((now) => ({ ...now, draft: { ...emptyDraft, text } }));
  });
  const reuse = ({ value }: HistoryLine) => {
    if (isExpression) return editor.write(writtenValue(value));
    setState((now) => ({ ...now, pad: showOperand(now.pad, plainOperand(value)) }));
    display.current?.focus({ preventScroll: true });
  };
  const takeBack = ({ expression }: HistoryLine) => {
    setState((now) => ({ ...now, draft: { ...emptyDraft, text: expression } }));
    editor.field.current?.focus();
  };

  const controls = (
    <>
      <Segmented
        label="Mode"
        hideLabel
        options={modes}
        value={mode}
        onChange={(chosen) => {
          setHasSwitched(true);
          set({ mode: chosen });
        }}
      />
      {isExpression && (
        <Segmented
          label="Angles in"
          hideLabel
          options={angles}
          value={angle}
          onChange={(chosen) => set({ angle: chosen })}
        />
      )}
    </>
  );
  // Enter that is pressed before the script is there counts when it is.
  const [isFinishAsked, setFinishAsked] = useState(false);
  const shared = { area, state, controls, takesFocus: hasSwitched, onChange: setState };

  return (
    <div className={`grid grid-cols-1 gap-4 lg:items-start ${columns[mode]}`}>
      <section
        ref={area}
        aria-label="Calculator"
        className="flex flex-col gap-2 rounded-xl border border-line bg-raised p-2.5 shadow-card sm:p-3"
      >
        {isExpression ? (
          <Suspense
            fallback={
              <div className="min-h-140">
                <DraftField
                  field={editor.field}
                  draft={state.draft}
                  takesFocus={hasSwitched}
                  onEdit={write}
                  onFinish={() => setFinishAsked(true)}
                />
              </div>
            }
          >
            <Expression
              {...shared}
              angle={angle}
              editor={editor}
              isFinishAsked={isFinishAsked}
              onFirstFinish={() => setFinishAsked(false)}
            />
          </Suspense>
        ) : (
          <Immediate {...shared} display={display} />
        )}
      </section>
      <div className="flex flex-col gap-4">
        <HistoryList
          lines={lines}
          note={`The last ${maxKeptLines} are kept in this browser.`}
          onReuse={reuse}
          {...(isExpression ? { onEdit: takeBack } : {})}
          onClear={() => keptHistory.update(() => [])}
        />
        <Legends mode={mode} />
      </div>
    </div>
  );
}
