import { useEffect, useState } from "react";
import { getJson, mayAsk, type NetworkFault } from "#browser/network.ts";
import { ipService } from "#browser/services.ts";
import { fail, type Result } from "#domain/result.ts";
import { faultWords } from "./problems.ts";
import { failed, readIpInfo, timeoutMs, type IpInfo } from "../logic.ts";

export const serviceHost = new URL(ipService).host;

/** What the service answered, and when. */
export interface Lookup {
  result: Result<IpInfo, string>;
  at: Date;
}

/** One request per visit, even when React draws the page twice. */
let asked: Promise<Lookup> | undefined;

async function ask(): Promise<Lookup> {
  const result = mayAsk(ipService) ? await lookUp() : fail<string>(failed, notAllowed);
  // Spec §8: also logged.
  if (!result.ok) console.warn(result.message, result.detail);
  return { result, at: new Date() };
}

const notAllowed = `Only this page's own document may ask ${serviceHost}. Try Again loads it.`;

async function lookUp(): Promise<Result<IpInfo, string>> {
  const answer = await getJson(ipService, { timeoutMs });
  return answer.ok ? readIpInfo(answer.value) : refusal(answer.detail);
}

const refusal = (fault: NetworkFault | undefined): Result<IpInfo, string> =>
  fail(failed, fault && faultWords(fault, serviceHost, timeoutMs));

/** Asks for the visitor's address; `null` while there is no answer yet. */
export function useIpInfo(): Lookup | null {
  const [lookup, setLookup] = useState<Lookup | null>(null);
  useEffect(() => {
    let isGone = false;
    const show = async () => {
      asked ??= ask();
      const answered = await asked;
      if (!isGone) setLookup(answered);
    };
    void show();
    return () => {
      isGone = true;
    };
  }, []);
  return lookup;
}
