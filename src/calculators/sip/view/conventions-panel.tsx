import { formatRupees } from "#domain/money.ts";
import { DataTable } from "#ui/data-table.tsx";
import { conventionsOf, type Plan } from "../logic.ts";
import { conventionNotes } from "./notes.ts";

/** The same plan as others count it, and why. */
export function ConventionsPanel({ plan }: { plan: Plan }) {
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <DataTable
        caption="The same plan by three conventions"
        columns={["Convention", "Future Value", "Difference"]}
        format={(amount) => formatRupees(amount, 0)}
        rows={conventionsOf(plan).map(({ name, value, difference }) => ({
          head: name,
          cells: [value, difference],
        }))}
      />
      <ul className="flex list-disc flex-col gap-2 ps-5 text-sm text-soft">
        {conventionNotes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}
