import { storedValue } from "#browser/storage.ts";
import type { BestResult as Best } from "#catalog/unit.ts";
import { useStored } from "#ui/use-stored.ts";

/** What games keep as their best: a whole number, or seconds to the tenth. It is only read here. */
const resultCodec = {
  parse: (text: string | null) =>
    text !== null && /^\d{1,15}(?:\.\d)?$/.test(text) ? Number(text) : 0,
  format: String,
};

const storedScores = new Map<string, ReturnType<typeof storedValue<number>>>();

// One store per key for the whole visit: a new one on every render would subscribe for ever.
function storedScore(key: string) {
  const known = storedScores.get(key) ?? storedValue(key, resultCodec);
  storedScores.set(key, known);
  return known;
}

/** The best result of a game, once there is one. */
export function BestResult({ best }: { best: Best }) {
  const [score] = useStored(storedScore(best.key));
  if (score === 0) return null;
  return (
    <span className="figures rounded-full bg-sunken px-2 py-0.5 text-xs font-medium text-soft">
      {best.label} {score.toLocaleString("en")}
      {best.unit}
    </span>
  );
}
