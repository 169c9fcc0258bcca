import { useState } from "react";
import { ExpensePanel } from "#ui/calculator/expense-panel.tsx";
import { Stack } from "../../arrange.tsx";

export default function ExpensePanelExample() {
  const [expense, setExpense] = useState(1);
  return (
    <Stack>
      <ExpensePanel
        plan={{ rate: 12, expense }}
        figures={{ taken: 66_000, without: 11_61_695 }}
        steps={{ taken: ["₹66,000"], without: ["₹11,61,695"] }}
        onChange={setExpense}
      />
    </Stack>
  );
}
