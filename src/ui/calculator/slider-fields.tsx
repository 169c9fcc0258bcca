import type { NumberField } from "#domain/number-field.ts";
import { SliderField } from "./slider-field.tsx";

interface Props<Id extends string> {
  fields: readonly (NumberField & { id: Id })[];
  values: Readonly<Record<Id, number>>;
  onChange: (change: { [Each in Id]?: number }) => void;
}

/** One slider per field. */
export const SliderFields = <Id extends string>({ fields, values, onChange }: Props<Id>) =>
  fields.map((field) => (
    <SliderField
      key={field.id}
      field={field}
      value={values[field.id]}
      onChange={(value) => onChange({ [field.id]: value } as { [Each in Id]?: number })}
    />
  ));
