import type { ReactNode } from "react";
import { Segmented } from "#ui/segmented.tsx";
import { Select } from "#ui/select.tsx";
import { Switch } from "#ui/switch.tsx";
import type { Options } from "../logic.ts";

interface Props {
  options: Options;
  onChange: (change: Partial<Options>) => void;
  /** Beside the modes. */
  children: ReactNode;
}

const modeNames = [
  ["encode", "Encode"],
  ["decode", "Decode"],
  ["parts", "URL parts"],
] as const;

const encodings = [
  ["component", "Component"],
  ["url", "Whole URL"],
  ["strict", "Strict (RFC 3986)"],
  ["all", "Every character"],
] as const;

const decodings = [
  ["component", "Everything"],
  ["url", "Whole URL"],
] as const;

/** Which way to go, and how. */
export function OptionsBar({ options, onChange, children }: Props) {
  const { mode, scope } = options;
  return (
    <>
      <Segmented
        label="Mode"
        hideLabel
        options={modeNames}
        value={mode}
        onChange={(mode) => onChange({ mode })}
      />
      {children}
      {mode === "encode" && (
        <Select
          label="As"
          options={encodings}
          value={scope}
          onChange={(scope) => onChange({ scope })}
        />
      )}
      {mode === "decode" && (
        <Select
          label="Decode"
          options={decodings}
          value={scope === "url" ? "url" : "component"}
          onChange={(scope) => onChange({ scope })}
        />
      )}
      <Switch
        label={mode === "decode" ? "+ is a space" : "Space as +"}
        checked={options.plus}
        onChange={(plus) => onChange({ plus })}
      />
      {mode === "encode" && (
        <>
          <Switch
            label="Line by line"
            checked={options.byLine}
            onChange={(byLine) => onChange({ byLine })}
          />
          <Switch
            label="Keep %XX"
            checked={options.keepEscapes}
            onChange={(keepEscapes) => onChange({ keepEscapes })}
          />
        </>
      )}
    </>
  );
}
