import type { SignatureCheck } from "./signature.ts";
import type { Standing, TimeClaim } from "./times.ts";

/** One thing that speaks for or against a token. */
interface Reason {
  tone: "good" | "warn" | "bad";
  text: string;
}

/** Whether a token would be accepted, and why. */
export interface Verdict {
  tone: Reason["tone"];
  words: string;
  reasons: Reason[];
}

/** How a token stands in time. */
export interface InTime {
  times: readonly TimeClaim[];
  standing: Standing;
  words: string; // "Expires on Jan 1, 2100"
  fromFuture: boolean;
}

/** One verdict from the signature, what the key is for, and the time. */
export function judge(check: SignatureCheck, time: InTime): Verdict {
  const { state, words, refusals, doubts } = check;
  const reasons: Reason[] = [
    { tone: state === "verified" ? "good" : state === "wrong" ? "bad" : "warn", text: words },
    ...refusals.map((text) => ({ tone: "bad", text }) as const),
    ...doubts.map((text) => ({ tone: "warn", text }) as const),
    ...timeReasons(time),
  ];
  const worst = (["bad", "warn"] as const).find((tone) => reasons.some((one) => one.tone === tone));
  return { tone: worst ?? "good", words: wordsFor(check, worst), reasons };
}

function wordsFor({ state, refusals }: SignatureCheck, worst: "bad" | "warn" | undefined): string {
  if (state === "wrong") return "Not valid: the signature does not match";
  if (state === "verified" && refusals.length > 0) return "Not valid, though the signature matches";
  if (worst === "bad") return "Not valid";
  if (state === "unknown") return "Not decided: the signature was not checked";
  return worst === "warn" ? "Valid, with doubts" : "Valid";
}

function timeReasons({ times, standing, words, fromFuture }: InTime): Reason[] {
  const isDoubtful = times.some(({ name, doubt }) => doubt !== null && isLimit(name));
  const isBad = standing === "expired" || standing === "early" || standing === "unreadable";
  const tone = isBad ? "bad" : isDoubtful || standing === "endless" ? "warn" : "good";
  return [
    { tone, text: words },
    ...(fromFuture ? [{ tone: "warn", text: "It is issued in the future (iat)" } as const] : []),
  ];
}

const isLimit = (name: string): boolean => name === "exp" || name === "nbf";
