import type { NetworkFault } from "#browser/network.ts";

/** What went wrong, in plain words, for under the spec's message. */
export function faultWords(fault: NetworkFault, host: string, timeoutMs: number): string {
  switch (fault.kind) {
    case "offline":
      return "You are offline.";
    case "timeout":
      return `${host} did not answer within ${timeoutMs / 1000} seconds.`;
    case "blocked":
      return `${host} could not be reached. A content blocker, a firewall or the network may be in the way.`;
    case "too-large":
      return `${host} answered with far too much to be right.`;
    case "not-json":
      return `The answer was not JSON. A log-in page of this network may have come instead of ${host}.`;
    case "status":
      return statusWords(fault.status, host);
  }
}

function statusWords(status: number, host: string): string {
  if (status === 429) {
    return `${host} was asked too often from this network (status 429). It answers again later.`;
  }
  if (status >= 500) return `${host} has a problem of its own (status ${status}).`;
  return `${host} refused to answer (status ${status}).`;
}
