import { useState } from "react";
import type { Term } from "#domain/term.ts";
import { TermField } from "#ui/calculator/term-field.tsx";
import { Stack } from "../../arrange.tsx";
import { planFields } from "../../sample-plan.ts";

const yearsField = planFields[2];

export default function TermFieldExample() {
  const [term, setTerm] = useState<Term>({ years: 1.5, termIn: "months" });
  return (
    <Stack>
      <TermField field={yearsField} term={term} onChange={setTerm} />
    </Stack>
  );
}
