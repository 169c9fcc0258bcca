import { Select } from "#ui/select.tsx";
import { CodeArea } from "./code-area.tsx";
import type { KeyText } from "../../logic/keys/given.ts";

interface Props {
  label: string; // "Secret", "Public key"
  placeholder: string;
  value: KeyText;
  onChange: (key: KeyText) => void;
  /** A secret can be written in several ways. */
  isSecret: boolean;
}

const forms = [
  ["text", "Text"],
  ["base64", "Base64 or Base64url"],
  ["hex", "Hexadecimal"],
] as const;

/** A key to paste. It stays in this field: nothing keeps it. */
export const KeyField = ({ label, placeholder, value, onChange, isSecret }: Props) => (
  <>
    <CodeArea
      label={label}
      placeholder={placeholder}
      rows={isSecret ? 2 : 5}
      value={value.text}
      onChange={(text) => onChange({ ...value, text })}
    />
    {isSecret && (
      <Select
        label="Written as"
        options={forms}
        value={value.form}
        onChange={(form) => onChange({ ...value, form })}
      />
    )}
  </>
);
