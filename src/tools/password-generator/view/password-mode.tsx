import { useState } from "react";
import { randomInt } from "#browser/entropy.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { SliderField } from "#ui/calculator/slider-field.tsx";
import { Switch } from "#ui/switch.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { colored } from "./colored.tsx";
import {
  bitsOf,
  classes,
  countPasswords,
  emptiedClasses,
  lengthField,
  maxLeaveOutChars,
  lookAlikes,
  makePassword,
  poolsOf,
} from "../logic.ts";
import { Meter } from "./meter.tsx";
import { Secrets } from "./secrets.tsx";
import { useSecrets, type ModeProps } from "./use-secrets.ts";

/** Passwords, as the spec has them. */
export function PasswordMode(props: ModeProps) {
  const { options } = props;
  const made = useSecrets(props, (now) => makePassword(now, randomInt));
  const { change } = made;
  // Only at first: emptying the field must not fold it away under somebody's hands.
  const [opensMore] = useState(options.leaveOut !== "");
  const emptied = emptiedClasses(options);
  const size = poolsOf(options).flat().length;
  return (
    <Secrets
      what="Password"
      options={options}
      made={made}
      show={colored}
      note={made.secrets.ok ? `Drawn from ${size} characters, with at least one of each kind.` : ""}
      strength={
        made.secrets.ok && <Meter length={options.length} bits={bitsOf(countPasswords(options))} />
      }
    >
      <SliderField
        field={lengthField}
        value={options.length}
        onChange={(length) => change({ length })}
      />
      <div role="group" aria-label="Characters" className="grid grid-cols-2 gap-x-4">
        {classes.map(({ id, label }) => (
          <Switch
            key={id}
            label={label}
            checked={options[id]}
            onChange={(isOn) => change({ [id]: isOn })}
          />
        ))}
        <div className="col-span-2 flex flex-wrap items-center gap-x-3">
          <Switch
            label="Exclude similar characters"
            checked={options.excludeSimilar}
            onChange={(excludeSimilar) => change({ excludeSimilar })}
          />
          <span className="font-mono text-xs text-soft">{lookAlikes.split("").join(" ")}</span>
        </div>
        <div className="col-span-2">
          <Switch
            label="Exclude I and |"
            checked={options.excludeBars}
            onChange={(excludeBars) => change({ excludeBars })}
          />
        </div>
      </div>
      <Disclosure summary="More options" open={opensMore}>
        <TextInput
          mono
          label="Leave out these characters too"
          placeholder="<>&|"
          value={options.leaveOut}
          maxLength={maxLeaveOutChars}
          onChange={(leaveOut) => change({ leaveOut })}
          hint={
            emptied.length > 0
              ? `Nothing is left of: ${emptied.join(", ")}.`
              : "For sites that refuse some symbols."
          }
        />
      </Disclosure>
    </Secrets>
  );
}
