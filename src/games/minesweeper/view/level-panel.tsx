import { useId, useState, type FormEvent } from "react";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { Select } from "#ui/select.tsx";
import { Switch } from "#ui/switch.tsx";
import {
  isSameKind,
  kindOf,
  levelNames,
  levels,
  partNames,
  readGround,
  type Ground,
  type Options,
} from "../logic.ts";
import type { State } from "../logic/state.ts";
import { counted } from "./announcements.ts";

interface Props {
  state: State;
  options: Options;
  onChange: (change: Partial<Options>) => void;
}

const levelOptions = levels.map((level) => [level, levelNames[level]] as const);

/** What is played, from the next game on if one is running. */
export function LevelPanel({ state, options, onChange }: Props) {
  const wanted = kindOf(options);
  return (
    <Panel title="Game">
      <div className="flex flex-col gap-1">
        <Select
          label="Level"
          options={levelOptions}
          value={options.level}
          onChange={(level) => onChange({ level })}
        />
        <p className="figures text-sm text-soft">
          {wanted.width} columns, {wanted.height} rows, {counted(wanted.mines, "mine")}
        </p>
        {options.level === "custom" && (
          <CustomForm ground={options.custom} onSet={(custom) => onChange({ custom })} />
        )}
        <Switch
          label="No guessing"
          checked={options.noGuess}
          onChange={(noGuess) => onChange({ noGuess })}
        />
        <Switch
          label="Question marks"
          checked={options.questions}
          onChange={(questions) => onChange({ questions })}
        />
        <p className="text-sm text-soft">
          {options.noGuess
            ? "A solver proves each board: thought alone clears it."
            : "Some boards need luck. With no guessing, a solver proves that thought is enough."}
        </p>
        <p role="status" className="text-sm font-medium empty:hidden">
          {!isSameKind(wanted, state.kind) && "This comes with the next game."}
        </p>
      </div>
    </Panel>
  );
}

interface FormProps {
  ground: Ground;
  onSet: (ground: Ground) => void;
}

function CustomForm({ ground, onSet }: FormProps) {
  const id = useId();
  const [typed, setTyped] = useState({
    width: String(ground.width),
    height: String(ground.height),
    mines: String(ground.mines),
  });
  const [message, setMessage] = useState("");
  const set = (event: FormEvent) => {
    event.preventDefault();
    const wanted = readGround(typed);
    setMessage(wanted.ok ? "" : wanted.message);
    if (wanted.ok) onSet(wanted.value);
  };
  return (
    <form onSubmit={set} className="my-1">
      <div className="flex items-end gap-2">
        {(["width", "height", "mines"] as const).map((part) => (
          <label key={part} className="flex min-w-0 flex-1 flex-col gap-1 text-sm text-soft">
            {partNames[part]}
            <input
              value={typed[part]}
              inputMode="numeric"
              autoComplete="off"
              aria-describedby={id}
              onChange={(event) => setTyped({ ...typed, [part]: event.currentTarget.value })}
              className="figures min-h-10 w-full min-w-0 rounded-md border border-edge bg-surface px-2 text-ink"
            />
          </label>
        ))}
        <Button type="submit">Set</Button>
      </div>
      <p id={id} role="status" className="mt-1 text-sm text-bad empty:hidden">
        {message}
      </p>
    </form>
  );
}
