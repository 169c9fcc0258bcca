import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import { CopyButton } from "#ui/copy-button.tsx";
import { FieldActions } from "#ui/field-actions.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Panel } from "#ui/panel.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Select } from "#ui/select.tsx";
import { ShareLink } from "#ui/share-link.tsx";
import { StatusLine } from "#ui/status-line.tsx";
import { TextInput } from "#ui/text-input.tsx";
import {
  amountText,
  formulaText,
  grouped,
  groupings,
  headlineText,
  moreDigits,
  noResultText,
  unitLabel,
} from "../logic.ts";
import { sampleText } from "./sample.ts";
import type { Converter } from "./use-converter.ts";

const examples = `Also understood: 5'11", 1e3, 1,00,000, 3 1/2, 2*3 ft, 10 km/h to mph`;
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/** An amount, its unit, the other unit, and what it is there. */
export function Conversion({ converter }: { converter: Converter }) {
  const { category, from, to, text, problem, amount } = converter;
  const unitOptions = category.units.map((unit) => [unit.symbol, unitLabel(unit)] as const);
  const isPlain = amount === null || plainNumber.test(text.trim());
  const reading = isPlain ? examples : `Read as ${amountText(amount)} ${from.symbol}`;
  return (
    <Panel className="flex flex-col gap-4">
      <TextInput
        label="Value"
        value={text}
        onChange={converter.type}
        invalid={problem !== ""}
        hint={problem === "" ? reading : problem}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] max-sm:[&_label]:w-10 max-sm:[&>div:has(select)]:flex-wrap [&_select]:flex-1 max-sm:[&_select]:min-w-24">
        <Select
          label="From"
          options={unitOptions}
          value={from.symbol}
          onChange={(symbol) => converter.choosePair({ from: symbol })}
        />
        <div className="max-sm:order-last max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1">
          <IconButton label="Swap" className="border border-edge" onClick={converter.swap}>
            <ArrowLeftRight aria-hidden className="size-4 max-sm:rotate-90" />
          </IconButton>
        </div>
        <Select
          label="To"
          options={unitOptions}
          value={to.symbol}
          onChange={(symbol) => converter.choosePair({ to: symbol })}
        />
      </div>
      <Outcome converter={converter} />
      {converter.warning !== "" && <StatusLine tone="warn">{converter.warning}</StatusLine>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FieldActions
          text={text}
          onText={converter.type}
          onSample={() => converter.type(sampleText)}
        />
        <ShareLink fragment={converter.link} />
        <div className="sm:ms-auto">
          <Segmented
            label="Digits"
            size="small"
            options={groupings}
            value={converter.options.grouping}
            onChange={(grouping) => converter.change({ grouping })}
          />
        </div>
      </div>
      {converter.refusal !== "" && <StatusLine tone="warn">{converter.refusal}</StatusLine>}
      {category.note !== undefined && <p className="text-sm text-soft">{category.note}</p>}
    </Panel>
  );
}

/** The result: 6 decimals, then all that they do not say, then how it comes about. */
function Outcome({ converter }: { converter: Converter }) {
  const { amount, result, from, to, options } = converter;
  const plain = result === null ? "" : headlineText(result);
  const more = result === null ? null : moreDigits(result);
  return (
    <section aria-label="Result" className="flex flex-col gap-1 rounded-md bg-sunken p-4">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-sm text-soft">Result</h2>
        <CopyButton text={plain} what="result" disabled={plain === ""} />
      </div>
      <output
        aria-label="Result"
        className={`figures block min-h-10 font-semibold wrap-anywhere ${plain.length > 24 ? "text-lg" : "text-2xl sm:text-3xl"}`}
      >
        {plain !== "" && (
          <>
            {grouped(plain, options.grouping)}{" "}
            <span className="text-lg font-medium text-soft">{to.symbol}</span>
          </>
        )}
        {result === null && amount !== null && (
          <span className="text-lg">{noResultText(from, to)}</span>
        )}
      </output>
      {more !== null && (
        <div className="figures flex items-center gap-2 text-sm text-soft">
          <span className="min-w-0 wrap-break-word">
            {more.exact ? "Exactly" : "About"}{" "}
            <span className="text-ink">{grouped(more.text, options.grouping)}</span> {to.symbol}
          </span>
          <CopyButton iconOnly text={more.text} what="all digits" />
        </div>
      )}
      <p className="figures text-sm wrap-anywhere text-soft">{formulaText(from, to)}</p>
    </section>
  );
}
