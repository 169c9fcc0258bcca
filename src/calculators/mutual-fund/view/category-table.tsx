import Check from "lucide-react/icons/check";
import { formatNumber } from "#domain/money.ts";
import { Button } from "#ui/button.tsx";
import { Scroller } from "#ui/scroller.tsx";
import { categories, middleOf } from "../logic.ts";

interface Props {
  rate: number;
  onChoose: (rate: number) => void;
}

const headings = ["Category", "Return (per year)", "Risk"];
const frame = "relative overflow-x-auto";
const cell = "px-1.5 py-2 sm:px-3";

/** What kinds of funds are expected to return. Choosing one sets the middle of its range. */
export function CategoryTable({ rate, onChoose }: Props) {
  return (
    <Scroller aria-label="Fund categories" className={frame}>
      <table className="figures w-full border-separate border-spacing-0 text-sm sm:whitespace-nowrap">
        <caption className="sr-only">Fund categories, their expected return and risk</caption>
        <thead>
          <tr className="text-soft">
            {headings.map((heading) => (
              <th key={heading} scope="col" className={`text-start font-medium ${cell}`}>
                {heading}
              </th>
            ))}
            <th scope="col" className="pe-3 text-end font-medium">
              <span className="sm:sr-only">Use</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {categories.map((category) => {
            const middle = middleOf(category);
            const isUsed = rate === middle;
            return (
              <tr key={category.name}>
                <th scope="row" className={`border-t border-line text-start font-medium ${cell}`}>
                  {category.name}
                </th>
                <td className={`border-t border-line ${cell}`}>
                  {category.low}-{category.high}%
                </td>
                <td className={`border-t border-line ${cell}`}>{category.risk}</td>
                <td className="border-t border-line py-1 text-end sm:px-3">
                  <Button
                    size="small"
                    className="min-h-11 min-w-18 no-print sm:min-w-24"
                    aria-pressed={isUsed}
                    aria-label={`Use ${formatNumber(middle)}%, ${category.name}`}
                    icon={isUsed && <Check aria-hidden className="size-4 text-good" />}
                    onClick={() => onChoose(middle)}
                  >
                    <span>
                      <span className="max-sm:sr-only">Use </span>
                      {formatNumber(middle)}%
                    </span>
                  </Button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Scroller>
  );
}
