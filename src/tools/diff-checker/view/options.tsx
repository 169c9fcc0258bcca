import type { ReactNode } from "react";
import { Disclosure } from "#ui/disclosure.tsx";
import { OptionsRow } from "#ui/options-row.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Select } from "#ui/select.tsx";
import { Switch } from "#ui/switch.tsx";
import type { Options } from "../logic.ts";

interface Props {
  options: Options;
  unified: boolean;
  onChange: (change: Partial<Options>) => void;
  /** At the end of the row. */
  children: ReactNode;
}

const views = [
  ["side", "Side by side"],
  ["unified", "Unified"],
] as const;

const modes = [
  ["text", "Text"],
  ["json", "JSON"],
] as const;

const whiteSpaces = [
  ["exact", "Exact"],
  ["ends", "Ignore at line ends"],
  ["amount", "Ignore the amount"],
  ["all", "Ignore all"],
] as const;

const details = [
  ["words", "Words"],
  ["characters", "Characters"],
] as const;

/** How the texts are compared and shown. */
export function OptionsBar({ options, unified, onChange, children }: Props) {
  return (
    <OptionsRow label="Comparison options">
      <Segmented
        label="Show"
        hideLabel
        options={views}
        value={unified ? "unified" : "side"}
        onChange={(view) => onChange({ view })}
      />
      <Segmented
        label="Compare as"
        hideLabel
        options={modes}
        value={options.mode}
        onChange={(mode) => onChange({ mode })}
      />
      <Select
        label="White space"
        options={whiteSpaces}
        value={options.whiteSpace}
        onChange={(whiteSpace) => onChange({ whiteSpace })}
      />
      <Switch
        label="Ignore case"
        checked={options.ignoreCase}
        onChange={(ignoreCase) => onChange({ ignoreCase })}
      />
      <Switch label="All lines" checked={options.all} onChange={(all) => onChange({ all })} />
      {children}
    </OptionsRow>
  );
}

/** What is rarely needed, under the result. */
export function MoreOptions({ options, onChange }: Pick<Props, "options" | "onChange">) {
  return (
    <Disclosure summary="More options">
      <OptionsRow label="More comparison options">
        <Switch
          label="Ignore line endings"
          checked={options.ignoreEnds}
          onChange={(ignoreEnds) => onChange({ ignoreEnds })}
        />
        <Select
          label="Mark changed"
          options={details}
          value={options.detail}
          onChange={(detail) => onChange({ detail })}
        />
      </OptionsRow>
    </Disclosure>
  );
}
