import {
  isFromFuture,
  judge,
  standingOf,
  standingWords,
  type Jwt,
  type TimeClaim,
} from "../logic.ts";
import type { SignatureCheck } from "../logic/signature.ts";
import type { InTime, Verdict } from "../logic/verdict.ts";
import { localTime } from "./times-panel.tsx";
import { useEverySecond } from "./use-every-second.ts";

/** How a token stands now. Changes by itself when the moment comes. */
export function useStanding(times: readonly TimeClaim[]): InTime {
  const standing = useEverySecond((nowMs) => standingOf(times, nowMs));
  const fromFuture = useEverySecond((nowMs) => isFromFuture(times, nowMs));
  const words = standingWords(standing, times, (atMs) => localTime.format(atMs));
  return { times, standing, words, fromFuture };
}

/** What signature, key and time say together; `null` while no key was tried. */
export const verdictOn = (check: SignatureCheck | null, inTime: InTime): Verdict | null =>
  check === null ? null : judge(check, inTime);

interface Props {
  jwt: Jwt;
  inTime: InTime;
  verdict: Verdict | null;
}

/** The first thing to know of a token. "Decoded" is not "verified", and must not look like it. */
export function StandingWords({ jwt: { alg, isUnsecured }, inTime: { words }, verdict }: Props) {
  const first = isUnsecured ? "Unsecured, signature not checked" : (verdict?.words ?? words);
  const rest = isUnsecured || verdict !== null ? [words] : [];
  if (!isUnsecured) rest.push(alg ?? "no alg");
  return (
    <>
      {first}
      <span className="font-normal text-soft">{` · ${rest.join(" · ")}`}</span>
    </>
  );
}

/** The color of the headline. What was not checked is not green. */
export function toneOf({ isUnsecured }: Jwt, { standing }: InTime, verdict: Verdict | null) {
  if (verdict !== null) return verdict.tone;
  const isOpen = standing === "valid" || standing === "endless";
  return isUnsecured || !isOpen ? "warn" : "neutral";
}
