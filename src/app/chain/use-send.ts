import { useEffect, useState } from "react";
import { units } from "#catalog/catalog.ts";
import { liveBytes } from "#domain/limits.ts";
import type { Sent } from "#ui/send.ts";
import { useWorker } from "#ui/use-worker.ts";
import { describeOperations, openOperations } from "../operations/bridge.ts";
import type { Described, Value } from "../operations/jobs.ts";
import { useGo, usePath } from "../router.ts";
import { continued, readChain, setChain } from "./chain.ts";
import { takers } from "./targets.ts";

const unreadable = "This could not be read. Please try again.";

/** Reads what is to be sent, finds what takes it, and sends it. */
export function useSend(sent: Sent) {
  const bridge = useWorker(openOperations);
  const here = usePath();
  const go = useGo();
  const [described, setDescribed] = useState<readonly Described[] | null>(null);
  const [value, setValue] = useState<Value | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    const prepare = async () => {
      const [read, list] = await Promise.all([sent.read(), describeOperations(bridge)]);
      setValue(read);
      setDescribed(list);
      if (read === null || list === null) setProblem(unreadable);
    };
    void prepare();
  }, [bridge, sent]);

  const send = (target: Described) => {
    if (value === null) return;
    const { source, steps } = continued(readChain(), here, { value, made: sent.made });
    const page = pageFor(target, value);
    const all = [...steps, { id: target.id, options: {} }];
    setChain({ source, steps: all, at: page ?? "/recipes", past: [] });
    if (page === null) go("/recipes");
    else go(page, { word: target.word ?? "", text: value as string });
  };
  const operations = value === null || described === null ? null : takers(described);
  return { operations, best: [] as readonly string[], problem, send };
}

/** The unit's own page where that can take the value; what is long or no text is worked on apart. */
function pageFor({ unit, word }: Described, value: Value): string | null {
  if (unit === null || word === undefined || typeof value !== "string") return null;
  if (value.length > liveBytes) return null;
  return units.find(({ id }) => id === unit)?.path ?? null;
}
