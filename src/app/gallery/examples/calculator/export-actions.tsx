import { growthCsv } from "#domain/growth.ts";
import { ExportActions } from "#ui/calculator/export-actions.tsx";
import { planYears } from "../../sample-plan.ts";

export default function ExportActionsExample() {
  return (
    <ExportActions
      fragment="m=5000&r=12&y=10"
      fileName="plan.csv"
      csv={() => growthCsv([["Monthly Investment", 5_000, "rupees"]], planYears)}
    />
  );
}
