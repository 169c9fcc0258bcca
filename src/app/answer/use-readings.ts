import { useEffect, useState } from "react";
import { routes } from "#catalog/routes.ts";
import type { Route } from "#catalog/unit.ts";
import type { Reading } from "#domain/recognition/recognize.ts";
import { useWork } from "#ui/use-work.ts";
import { useWorker } from "#ui/use-worker.ts";
import { setChain } from "../chain/chain.ts";
import { pageFor } from "../chain/page-for.ts";
import { describeOperations, openOperations } from "../operations/bridge.ts";
import type { Described, Value } from "../operations/jobs.ts";
import { useGo } from "../router.ts";
import type { Given } from "./given.ts";

/** What takes longer than this is not worth to be waited for: the value can still be sent. */
const recognizeMs = 5000;
const runMs = 20_000;

const stepsOf = ({ chain }: Reading) => chain.map((id) => ({ id, options: {} }));

/** What a value may be, and what can be done with each way to read it. */
export function useReadings({ value }: Given) {
  const bridge = useWorker(openOperations);
  const go = useGo();
  const [described, setDescribed] = useState<readonly Described[]>([]);
  useEffect(() => {
    void describeOperations(bridge).then((list) => setDescribed(list ?? []));
  }, [bridge]);
  const { outcome, busy } = useWork({
    task: { value },
    live: true,
    run: (task, control) => bridge.call("recognize", task, { ...control, deadlineMs: recognizeMs }),
  });

  const operationOf = ({ chain }: Reading) => described.find(({ id }) => id === chain.at(-1));
  /** The value after all of the steps but the last `left`. */
  const valueAfter = async (reading: Reading, left: number): Promise<Value | null> => {
    const wanted = stepsOf(reading).slice(0, reading.chain.length - left);
    if (wanted.length === 0) return value;
    const ran = await bridge.call("run", { steps: wanted, value }, { deadlineMs: runMs });
    const last = ran.ok ? ran.value.at(-1) : null;
    return last?.ok ? last.value : null;
  };

  return {
    /** What else a value of this kind is often wanted for. */
    suitedTo: ({ kind }: Reading) => described.filter(({ suits }) => suits?.includes(kind)),
    /** Does one thing to the value, where its result can be seen. */
    apply: ({ id }: Described) => {
      setChain({ source: value, steps: [{ id, options: {} }], at: "/recipes", past: [] });
      go("/recipes");
    },
    busy,
    problem: outcome?.ok === false ? outcome.message : null,
    readings: outcome?.ok ? outcome.value : [],
    /** The unit whose page opens; what has no word for its page opens among the recipes. */
    unitOf: (reading: Reading): Route | undefined => {
      const { unit, word } = operationOf(reading) ?? {};
      return word === undefined ? undefined : routes.find(({ id }) => id === unit);
    },
    /** All that the reading's operations make of the value, to copy it. */
    resultOf: async (reading: Reading): Promise<string | null> => {
      const made = await valueAfter(reading, 0);
      return made === null || typeof made === "string" ? made : made.text();
    },
    /** Opens the page of the last step with what goes into it. More than one step is a chain. */
    open: async (reading: Reading) => {
      const target = operationOf(reading);
      if (target === undefined) return;
      const before = await valueAfter(reading, 1);
      const page = before === null ? null : pageFor(target, before);
      const all = stepsOf(reading);
      if (page === null || all.length > 1)
        setChain({ source: value, steps: all, at: page ?? "/recipes", past: [] });
      if (page === null) go("/recipes");
      else go(page, { word: target.word ?? "", text: before as string });
    },
  };
}
