/** What a code can hold besides plain text: fields to fill in, and how they are written. */
export interface Content {
  id: string; // "wifi"
  name: string; // "Wi-Fi"
  fields: readonly Field[];
  /** Keeps when it was edited, and by which name it goes. */
  isStamped?: true;
  /** Holds a password: it goes into no link. */
  isSecret?: true;
  /** What the visitor should know of how the fields are understood. */
  note?: (values: Values) => string;
  /** The code's text. Called only when every field is in order. */
  write: (values: Values) => string;
}

export interface Field {
  id: string; // "ssid"
  label: string; // "Network name"
  kind?: "line" | "lines" | "choice" | "switch" | "moment" | "zone"; // a line, unless said otherwise
  placeholder?: string;
  /** Without it there is no code. */
  needed?: true | ((values: Values) => boolean);
  options?: readonly (readonly [value: string, label: string])[];
  /** What is wrong with something typed; "" when nothing is. */
  problem?: (value: string, values: Values) => string;
}

/** By field; a switch is "on" or "". */
export type Values = Readonly<Record<string, string>>;

/** A field's value, without the spaces around it. */
export const of = (values: Values, id: string): string => (values[id] ?? "").trim();

const isMissing = ({ id, needed }: Field, values: Values): boolean =>
  of(values, id) === "" && (typeof needed === "function" ? needed(values) : needed === true);

/** What is wrong with a field, if it is filled in. */
export const problemOf = (field: Field, values: Values): string => {
  const value = of(values, field.id);
  return value === "" ? "" : (field.problem?.(value, values) ?? "");
};

/** The code's text. Blank while a field that is needed is empty or one is wrong. */
export function textOf({ fields, write }: Content, values: Values): string {
  const isReady = fields.every(
    (field) => problemOf(field, values) === "" && !isMissing(field, values),
  );
  return isReady ? write(values) : "";
}

/** Labels of what still must be filled in. */
export const missingIn = ({ fields }: Content, values: Values): string[] =>
  fields.filter((field) => isMissing(field, values)).map(({ label }) => label);
