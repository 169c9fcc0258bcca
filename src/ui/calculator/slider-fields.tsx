import type { NumberField } from "#domain/number-field.ts";
import type { TermUnit } from "#domain/term.ts";
import { SliderField } from "./slider-field.tsx";
import { TermField } from "./term-field.tsx";

type Change<Id extends string> = { [Each in Id]?: number } & { termIn?: TermUnit };

interface Props<Id extends string> {
  fields: readonly (NumberField & { id: Id })[];
  values: Readonly<Record<Id, number>>;
  /** Where years may be counted in months: how they are counted now. */
  termIn?: TermUnit;
  onChange: (change: Change<Id>) => void;
}

/** One slider per field. */
export const SliderFields = <Id extends string>(props: Props<Id>) => {
  const { fields, values, termIn, onChange } = props;
  return fields.map((field) =>
    field.unit === "years" && termIn !== undefined ? (
      <TermField
        key={field.id}
        field={field}
        term={{ years: values[field.id], termIn }}
        onChange={(term) => onChange({ [field.id]: term.years, termIn: term.termIn } as Change<Id>)}
      />
    ) : (
      <SliderField
        key={field.id}
        field={field}
        value={values[field.id]}
        onChange={(value) => onChange({ [field.id]: value } as Change<Id>)}
      />
    ),
  );
};
