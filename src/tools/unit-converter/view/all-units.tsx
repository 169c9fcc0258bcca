import { CopyButton } from "#ui/copy-button.tsx";
import { Pane } from "#ui/text/pane.tsx";
import { convert, figureText, grouped } from "../logic.ts";
import type { Converter } from "./use-converter.ts";

/** The amount in every unit of its category. */
export function AllUnits({ converter }: { converter: Converter }) {
  const { category, amount, from, options } = converter;
  const rows =
    amount === null
      ? []
      : category.units.map((unit) => {
          const value = convert(amount, from, unit);
          return { unit, figure: value === null ? null : figureText(value) };
        });
  const figures = rows.filter(({ figure }) => figure !== null);
  return (
    <Pane
      fit
      output
      label={`All units of ${category.name.toLowerCase()}`}
      actions={
        <CopyButton
          label="Copy all"
          what="units"
          text={figures.map(({ unit, figure }) => `${figure} ${unit.symbol}`).join("\n")}
          disabled={figures.length === 0}
        />
      }
    >
      {rows.length === 0 && (
        <p className="p-4 text-sm text-soft">Type a value to see it in every unit.</p>
      )}
      <dl className="text-sm">
        {rows.map(({ unit, figure }) => (
          <div
            key={unit.symbol}
            className="flex min-h-10 items-center gap-3 border-line ps-4 pe-1 not-last:border-b"
          >
            <dt className="min-w-0 flex-1 py-1 text-soft">{unit.name}</dt>
            <dd className="figures flex min-w-0 items-center gap-1 py-1 text-end pointer-coarse:[&_button]:min-h-11 pointer-coarse:[&_button]:min-w-11">
              {figure === null ? (
                <span className="pe-3 text-soft">no number of {unit.symbol}</span>
              ) : (
                <>
                  <span className="min-w-0 wrap-anywhere">
                    <span className="font-medium">{grouped(figure, options.grouping)}</span>{" "}
                    <span className="text-soft">{unit.symbol}</span>
                  </span>
                  <CopyButton iconOnly text={figure} what={unit.name} />
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Pane>
  );
}
