import { useEffect, useState } from "react";
import type { Sent } from "#ui/send.ts";
import { useWorker } from "#ui/use-worker.ts";
import { describeOperations, openOperations } from "../operations/bridge.ts";
import type { Described, Value } from "../operations/jobs.ts";
import { useGo, usePath } from "../router.ts";
import { continued, readChain, setChain } from "./chain.ts";
import { pageFor } from "./page-for.ts";
import { takers } from "./targets.ts";

const recognizeMs = 5000;
const maxBest = 3;
const unreadable = "This could not be read. Please try again.";

/** Reads what is to be sent, finds what takes it, and sends it. */
export function useSend(sent: Sent) {
  const bridge = useWorker(openOperations);
  const here = usePath();
  const go = useGo();
  const [described, setDescribed] = useState<readonly Described[] | null>(null);
  const [value, setValue] = useState<Value | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [best, setBest] = useState<readonly string[]>([]);

  useEffect(() => {
    const prepare = async () => {
      const [read, list] = await Promise.all([sent.read(), describeOperations(bridge)]);
      setValue(read);
      setDescribed(list);
      if (read === null || list === null) return setProblem(unreadable);
      const found = await bridge.call("recognize", { value: read }, { deadlineMs: recognizeMs });
      const readers = found.ok ? found.value.flatMap(({ chain }) => chain.slice(0, 1)) : [];
      setBest([...new Set(readers)].slice(0, maxBest));
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
  return { operations, best, problem, send };
}
