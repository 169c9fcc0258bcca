import { clampToField } from "#domain/number-field.ts";
import { Button } from "#ui/button.tsx";
import { useTypedField } from "#ui/calculator/use-typed-field.ts";
import { rateField } from "../logic.ts";

interface Props {
  rates: readonly number[];
  onApply: (sign: "+" | "-", rate: number) => void;
  onChangeRate: (index: number, rate: number) => void;
}

/** GST on what the display shows: added or taken out, at rates that can be changed. */
export function GstRow({ rates, onApply, onChangeRate }: Props) {
  return (
    <div className="flex flex-col gap-3">
      {rates.map((rate, index) => (
        <Rate
          // oxlint-disable-next-line react/no-array-index-key -- a rate is known by its place
          key={index}
          index={index}
          rate={rate}
          onApply={(sign) => onApply(sign, rate)}
          onChange={(changed) => onChangeRate(index, changed)}
        />
      ))}
    </div>
  );
}

interface RateProps {
  index: number;
  rate: number;
  onApply: (sign: "+" | "-") => void;
  onChange: (rate: number) => void;
}

function Rate({ index, rate, onApply, onChange }: RateProps) {
  const field = rateField(index);
  const typed = useTypedField(field, clampToField(field, rate), onChange);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <label className="flex h-11 w-20 items-center rounded-md border border-edge bg-raised pe-3 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus">
        <span className="sr-only">{field.label}</span>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          className="figures w-full min-w-0 bg-transparent px-2 text-end outline-none"
          {...typed.input}
        />
        <span aria-hidden className="text-soft">
          %
        </span>
      </label>
      <Button
        className="min-h-11 flex-1 px-2!"
        aria-label={`Add GST at ${rate}%`}
        onClick={() => onApply("+")}
      >
        Add GST
      </Button>
      <Button
        className="min-h-11 flex-1 px-2!"
        aria-label={`Price includes GST at ${rate}%`}
        onClick={() => onApply("-")}
      >
        Price includes GST
      </Button>
      <p
        role="status"
        className={`w-full text-xs empty:hidden ${typed.hint.isChange ? "text-warn" : "text-soft"}`}
      >
        {typed.hint.words}
      </p>
    </div>
  );
}
