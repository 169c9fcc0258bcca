import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import Trash2 from "lucide-react/icons/trash-2";
import { sizeWords } from "#domain/bytes.ts";
import type { Step } from "#domain/operation/recipe.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Scroller } from "#ui/scroller.tsx";
import { Switch } from "#ui/switch.tsx";
import type { Described, ShownStep } from "../operations/jobs.ts";
import { OptionField } from "./option-field.tsx";

interface Props {
  step: Step;
  operation: Described | undefined;
  outcome: ShownStep | undefined;
  onChange: (step: Step) => void;
  onMove: (by: -1 | 1) => void;
  canMove: { back: boolean; on: boolean };
  onRemove: () => void;
}

/** More than this is not looked at in a strip. */
const shownChars = 2000;

/** One step: what it does, its options, and the value after it. */
export function StepPanel(props: Props) {
  const { step, operation, outcome, onChange, onMove, canMove } = props;
  const { isOff: _isOff, ...on } = step;
  return (
    <div className="flex flex-col gap-3 border-t border-line p-2">
      <p className="text-sm text-soft">{operation?.about}</p>
      <div className="flex flex-wrap items-end gap-x-5 gap-y-2">
        {Object.entries(operation?.options ?? {}).map(([name, option]) => (
          <OptionField
            key={name}
            option={option}
            value={step.options[name] ?? option.initial}
            onChange={(value) => onChange({ ...step, options: { ...step.options, [name]: value } })}
          />
        ))}
      </div>
      <After outcome={outcome} />
      <div className="flex flex-wrap items-center gap-2">
        <Switch
          label="In use"
          checked={step.isOff !== true}
          onChange={(used) => onChange(used ? on : { ...step, isOff: true })}
        />
        <IconButton label="Move step back" disabled={!canMove.back} onClick={() => onMove(-1)}>
          <ArrowLeft aria-hidden className="size-4" />
        </IconButton>
        <IconButton label="Move step on" disabled={!canMove.on} onClick={() => onMove(1)}>
          <ArrowRight aria-hidden className="size-4" />
        </IconButton>
        <Button
          look="quiet"
          size="small"
          icon={<Trash2 aria-hidden className="size-4" />}
          onClick={props.onRemove}
        >
          Remove step
        </Button>
      </div>
    </div>
  );
}

/** The value after a step, or why there is none. */
function After({ outcome }: { outcome: ShownStep | undefined }) {
  if (outcome === undefined)
    return <p className="text-sm text-soft">An earlier step stopped the chain.</p>;
  if (outcome === null) return <p className="text-sm text-soft">This step is off.</p>;
  if (!outcome.ok)
    return (
      <p role="status" className="text-sm font-medium text-bad">
        {outcome.message}
      </p>
    );
  const { head, isText, bytes, notes, isChecked } = outcome;
  return (
    <div className="flex flex-col gap-1">
      <p className="text-sm text-soft">
        {`After this step: ${isText ? "text" : "bytes"}, ${sizeWords(bytes)}`}
        {isChecked && ". Checked: undone, it gives back what went in."}
      </p>
      {notes.map((note) => (
        <p key={note} className="text-sm text-warn">
          {note}
        </p>
      ))}
      <Scroller
        aria-label="Value after this step"
        className="max-h-40 overflow-auto rounded-md bg-sunken"
      >
        <pre className="p-2 font-mono text-xs wrap-anywhere whitespace-pre-wrap">
          {head.slice(0, shownChars)}
          {head.length > shownChars && "…"}
        </pre>
      </Scroller>
    </div>
  );
}
