import { FactCard } from "#ui/fact-card.tsx";
import { Columns } from "../arrange.tsx";

export default function FactCardExample() {
  return (
    <Columns>
      <FactCard label="Screen Width" value="1920 px" note="3840 px of the screen itself" />
      <FactCard label="Public IP Address" value="Looking…" disabled />
      <FactCard
        label="User Agent"
        value="Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)"
      />
    </Columns>
  );
}
