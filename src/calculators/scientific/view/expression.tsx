import { useEffect, useEffectEvent, useId, type ReactNode, type RefObject } from "react";
import { copyText, exactText, figureOf, zero } from "#domain/decimal.ts";
import { CalculatorDisplay } from "#ui/calculator/calculator-display.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Keypad } from "#ui/calculator/keypad.tsx";
import { useSettled } from "#ui/use-settled.ts";
import { useCalculatorKeys } from "#ui/calculator/use-calculator-keys.ts";
import { DraftField, type DraftEditor } from "./draft-field.tsx";
import {
  edit,
  emptyDraft,
  finishDraft,
  outcomeOf,
  problemOf,
  readingNote,
  remembered,
  rows,
  type Key,
  type State,
} from "../logic.ts";
import { extraFaces, extraRows, writtenByExtra, type ExtraKey } from "./extra-keys.tsx";
import type { Angle } from "../logic/functions.ts";
import { faces, written } from "./keys.ts";
import { Mistake } from "./problem.tsx";
import { MemorySign } from "./signs.tsx";

interface Props {
  area: RefObject<HTMLElement | null>;
  state: State;
  angle: Angle;
  /** The choice of the mode and of the angles' unit. */
  controls: ReactNode;
  editor: DraftEditor;
  /** Whether the field takes the focus: after a change of the mode it does, on arrival not. */
  takesFocus: boolean;
  /** Enter was pressed while this was being loaded. */
  isFinishAsked: boolean;
  onFirstFinish: () => void;
  onChange: (change: (state: State) => State) => void;
}

/** Expression mode: an expression is written whole, and worked out as it grows. */
export default function Expression(props: Props) {
  const { area, state, angle, controls, editor, onChange } = props;
  const mistakeId = useId();
  const { draft, memory } = state;
  const outcome = outcomeOf(state, angle);
  const answer = outcome.ok ? outcome.value.answer : null;
  const exact = answer === null ? "" : exactText(answer.value);
  const problem = problemOf(draft, outcome);
  // While somebody types, most expressions are not whole: it is said once the keys rest.
  const isProblemSaid = useSettled(problem) === problem;
  const reading = outcome.ok ? readingNote(draft.text, outcome.value.reading) : "";

  const finish = () => {
    onChange((now) => finishDraft(now, angle));
    if (!outcome.ok && outcome.detail) editor.select(outcome.detail);
  };
  const finishFirst = useEffectEvent(() => {
    if (!props.isFinishAsked) return;
    finish();
    props.onFirstFinish();
  });
  useEffect(() => finishFirst(), []);
  const clear = () => onChange((now) => ({ ...now, draft: emptyDraft }));
  const onPress = (key: Key) => {
    if (key === "=") finish();
    else if (key === "C") clear();
    else if (key === "⌫") editor.erase();
    else if (key === "MC" || key === "M+" || key === "M-" || key === "MS") {
      const value = key === "MC" ? zero : answer?.value;
      if (value === undefined) return;
      onChange((now) => ({ ...now, memory: remembered(now.memory, key, value) }));
    } else editor.write(written[key] ?? key);
  };
  const onExtra = (key: ExtraKey) => {
    if (key === "left") editor.moveBy(-1);
    else if (key === "right") editor.moveBy(1);
    else editor.write(writtenByExtra(key));
  };
  const held = useCalculatorKeys({
    area,
    display: editor.field,
    faces,
    onPress,
    onPaste: editor.write,
    typed: /^[a-z]$/i,
    result: answer === null ? "" : copyText(answer.value),
  });

  return (
    <>
      <CalculatorDisplay
        figure={draft.text === "" ? figureOf(zero) : answer && figureOf(answer.value)}
        why={answer?.why ?? ""}
        notes={[
          reading === "" ? "" : `Read as ${reading}`,
          exact === "" ? "" : `Exactly ${exact}`,
          isProblemSaid ? problem : "",
        ].filter((note) => note !== "")}
        signs={
          <>
            {controls}
            <MemorySign memory={memory} />
          </>
        }
        above={
          <DraftField
            field={editor.field}
            draft={draft}
            describedBy={mistakeId}
            takesFocus={props.takesFocus}
            onEdit={(text) => onChange((now) => ({ ...now, draft: edit(now.draft, text) }))}
            onFinish={finish}
            onClear={clear}
          />
        }
        actions={
          <CopyButton
            text={answer === null ? "" : copyText(answer.value)}
            what="result"
            disabled={answer === null}
          />
        }
      />
      <Mistake id={mistakeId} draft={draft} />
      <div className="grid grid-cols-1 gap-2 lg:grid-cols-[5fr_3fr]">
        <Keypad
          label="Keypad"
          rows={rows}
          faces={faces}
          columns={5}
          wide={["0", "="]}
          pressed={held}
          home={editor.field}
          onPress={onPress}
        />
        <Keypad
          label="More functions"
          rows={extraRows}
          faces={extraFaces}
          columns={3}
          pressed={null}
          home={editor.field}
          onPress={onExtra}
        />
      </div>
    </>
  );
}
