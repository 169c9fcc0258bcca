import { OptionsRow } from "#ui/options-row.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Select } from "#ui/select.tsx";
import { Switch } from "#ui/switch.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { ReactNode } from "react";
import type { HmacKey } from "../logic/hmac.ts";
import type { Format } from "../logic.ts";

export type Mode = "text" | "files";

const modes = [
  ["text", "Text"],
  ["files", "Files"],
] as const;

const formats = [
  ["hex", "Hex"],
  ["upper", "Upper hex"],
  ["base64", "Base64"],
] as const;

const keyEncodings = [
  ["text", "Text"],
  ["hex", "Hex"],
  ["base64", "Base64"],
] as const;

interface Props {
  mode: Mode;
  onMode: (mode: Mode) => void;
  format: Format;
  onFormat: (format: Format) => void;
  hmac: HmacKey;
  /** What is wrong with the key. */
  keyProblem: string | null;
  onHmac: (hmac: HmacKey) => void;
  /** At the end of the row: Run. */
  children?: ReactNode;
}

/** What is hashed, how digests are written, and the key of an HMAC. */
export function OptionsBar(props: Props) {
  const { hmac, keyProblem, onHmac } = props;
  return (
    <div className="flex flex-col gap-3">
      <OptionsRow label="Hash options">
        <Segmented
          label="What to hash"
          hideLabel
          options={modes}
          value={props.mode}
          onChange={props.onMode}
        />
        <Segmented
          label="Write as"
          options={formats}
          value={props.format}
          onChange={props.onFormat}
        />
        <Switch label="HMAC" checked={hmac.isOn} onChange={(isOn) => onHmac({ ...hmac, isOn })} />
        {props.children}
      </OptionsRow>
      {hmac.isOn && (
        <div className="flex flex-wrap items-start gap-x-5 gap-y-2">
          <div className="min-w-0 flex-1 basis-64">
            <TextInput
              mono
              label="Key"
              placeholder="The secret key. It is never stored."
              value={hmac.text}
              onChange={(text) => onHmac({ ...hmac, text })}
              invalid={keyProblem !== null}
              hint={keyProblem ?? ""}
            />
          </div>
          <div className="sm:pt-6">
            <Select
              label="The key is"
              options={keyEncodings}
              value={hmac.encoding}
              onChange={(encoding) => onHmac({ ...hmac, encoding })}
            />
          </div>
        </div>
      )}
    </div>
  );
}
