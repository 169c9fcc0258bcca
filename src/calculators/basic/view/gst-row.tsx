import { clampToField } from "#domain/number-field.ts";
import { Button } from "#ui/button.tsx";
import { useTypedField } from "#ui/calculator/use-typed-field.ts";
import { halfTax, rateField, rupees, type GstSplit } from "../logic.ts";

interface Props {
  rates: readonly number[];
  split: GstSplit | null;
  onApply: (sign: "+" | "-", rate: number) => void;
  onChangeRate: (index: number, rate: number) => void;
}

/** GST on what the display shows: added or taken out, at rates that can be changed. */
export function GstRow({ rates, split, onApply, onChangeRate }: Props) {
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
      {split !== null && <Split split={split} />}
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
      <label className="flex h-11 w-24 items-center rounded-md border border-edge bg-raised pe-3 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus">
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
        className="min-h-11 flex-1"
        aria-label={`Add ${rate}% GST`}
        onClick={() => onApply("+")}
      >
        + GST
      </Button>
      <Button
        className="min-h-11 flex-1"
        aria-label={`Take out ${rate}% GST`}
        onClick={() => onApply("-")}
      >
        − GST
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

function Split({ split }: { split: GstSplit }) {
  const figures = [
    ["Without GST", rupees(split.net)],
    [`GST ${split.rate}%`, rupees(split.tax)],
    [`CGST ${split.rate / 2}%`, halfTax(split)],
    [`SGST ${split.rate / 2}%`, halfTax(split)],
    ["With GST", rupees(split.gross)],
  ] as const;
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-1 rounded-md bg-sunken px-3 py-2 text-sm">
      {figures.map(([label, amount]) => (
        <div key={label} className="col-span-2 grid grid-cols-subgrid gap-x-4">
          <dt className="text-soft">{label}</dt>
          <dd className="figures text-end font-semibold wrap-anywhere">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
