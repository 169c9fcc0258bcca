import { FormulaSteps } from "#ui/calculator/formula-steps.tsx";
import { Stack } from "../../arrange.tsx";

const lines = ["P × (1 + r)ⁿ", "1,00,000 × (1 + 0.12)¹⁰", "1,00,000 × 3.1058", "₹3,10,585"];

export default function FormulaStepsExample() {
  return (
    <Stack>
      <FormulaSteps lines={lines} />
    </Stack>
  );
}
