import type { ReactNode } from "react";
import { Segmented } from "#ui/segmented.tsx";
import { Select } from "#ui/select.tsx";
import { Switch } from "#ui/switch.tsx";
import { charsetNames, isWritten, type Options } from "../logic.ts";

interface Props {
  options: Options;
  onChange: (change: Partial<Options>) => void;
  /** A file has bytes of its own: it needs no encoding of characters. */
  isFile: boolean;
  /** Beside the modes. */
  children: ReactNode;
}

const modeNames = [
  ["encode", "Encode"],
  ["decode", "Decode"],
] as const;

const formNames = [
  ["plain", "Base64"],
  ["data", "Data URI"],
  ["css", "CSS background"],
  ["html", "HTML image"],
] as const;

const wrapNames = [
  ["none", "One line"],
  ["mime", "76 (MIME)"],
  ["pem", "64 (PEM)"],
] as const;

/** Which way to go, and how. */
export function OptionsBar({ options, onChange, isFile, children }: Props) {
  const { mode, form } = options;
  const encodes = mode === "encode";
  return (
    <>
      <Segmented
        label="Mode"
        hideLabel
        options={modeNames}
        value={mode}
        onChange={(chosen) => onChange({ mode: chosen })}
      />
      {children}
      {encodes && (
        <Select
          label="As"
          options={formNames}
          value={form}
          onChange={(chosen) => onChange({ form: chosen })}
        />
      )}
      {encodes && form === "plain" && (
        <>
          <Switch
            label="URL-safe"
            checked={options.urlSafe}
            onChange={(urlSafe) => onChange({ urlSafe })}
          />
          <Switch
            label="Padding"
            checked={options.padding}
            onChange={(padding) => onChange({ padding })}
          />
          <Select
            label="Lines of"
            options={wrapNames}
            value={options.wrap}
            onChange={(wrap) => onChange({ wrap })}
          />
        </>
      )}
      {!(encodes && isFile) && (
        <Select
          label="Text is"
          options={charsetNames.filter(
            ([charset]) => !encodes || isWritten(charset) || charset === options.charset,
          )}
          value={options.charset}
          onChange={(charset) => onChange({ charset })}
        />
      )}
    </>
  );
}
