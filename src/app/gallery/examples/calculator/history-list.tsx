import { useState } from "react";
import { Decimal } from "#domain/decimal.ts";
import { HistoryList } from "#ui/calculator/history-list.tsx";
import { Columns } from "../../arrange.tsx";

const sums = [
  { id: 3, expression: "(2 + 3) × 4", value: new Decimal(20) },
  { id: 2, expression: "1250000 × 18%", value: new Decimal(225000) },
  { id: 1, expression: "10 ÷ 3", value: new Decimal(10).div(3) },
];

export default function HistoryListExample() {
  const [lines, setLines] = useState(sums);
  const clear = () => setLines([]);
  return (
    <Columns>
      <HistoryList lines={lines} onReuse={() => {}} onClear={clear} />
      <HistoryList lines={lines} onReuse={() => {}} onEdit={() => {}} onClear={clear} />
      <HistoryList lines={[]} onReuse={() => {}} onClear={clear} />
    </Columns>
  );
}
