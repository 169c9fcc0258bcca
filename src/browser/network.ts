import { fail, ok, type Result } from "#domain/result.ts";

/** Why a request brought nothing, so that the page can say more than "failed". */
export type NetworkFault =
  | { kind: "offline" }
  | { kind: "timeout" }
  | { kind: "blocked" } // no connection, refused by a policy or a blocker: browsers do not say which
  | { kind: "status"; status: number }
  | { kind: "too-large" }
  | { kind: "not-json" };

interface Options {
  timeoutMs: number;
  /** Leaving the page ends the request. */
  signal?: AbortSignal;
}

/**
 * False in a document whose policy does not name the host, so that asking would only be refused.
 * Links load a document where the policy changes; an address can still be changed by script.
 */
export function mayAsk(url: string): boolean {
  const policy = document.querySelector<HTMLMetaElement>(
    'meta[http-equiv="Content-Security-Policy"]',
  );
  // In development there is none.
  return policy === null || policy.content.split(/[\s;]+/).includes(new URL(url).origin);
}

const maxAnswerBytes = 1_000_000;

/** Asks another host for JSON. Sends no cookie, no referrer and no body, and caches nothing. */
export async function getJson(
  url: string,
  { timeoutMs, signal }: Options,
): Promise<Result<unknown, NetworkFault>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const refuse = (fault: NetworkFault) => fail("The request failed.", fault);
  let text: string;
  try {
    const response = await fetch(url, {
      mode: "cors",
      credentials: "omit",
      referrerPolicy: "no-referrer",
      cache: "no-store",
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
    });
    if (!response.ok) return refuse({ kind: "status", status: response.status });
    text = await response.text();
  } catch {
    if (timeout.aborted) return refuse({ kind: "timeout" });
    return refuse({ kind: navigator.onLine ? "blocked" : "offline" });
  }
  if (text.length > maxAnswerBytes) return refuse({ kind: "too-large" });
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    return refuse({ kind: "not-json" });
  }
}
