import { useTransform } from "#ui/text/use-transform.ts";
import { decodeJwt } from "../logic.ts";

const createWorker = () => new Worker(new URL("../worker.ts", import.meta.url), { type: "module" });
const noOptions = {};

/** The token and what is in it. A token opens doors, so a reload forgets it. */
export const useDecoding = () =>
  useTransform({
    options: noOptions,
    isSecret: true,
    atOnce: decodeJwt,
    create: createWorker,
  });
