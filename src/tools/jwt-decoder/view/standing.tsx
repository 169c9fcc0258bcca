import { standingOf, type Jwt, type Standing, type TimeClaim } from "../logic.ts";
import { localTime } from "./times-panel.tsx";
import { useEverySecond } from "./use-every-second.ts";

/** How a token stands now. Changes by itself when the moment comes. */
export const useStanding = (times: readonly TimeClaim[]): Standing =>
  useEverySecond((nowMs) => standingOf(times, nowMs));

interface Props {
  jwt: Jwt;
  times: readonly TimeClaim[];
  standing: Standing;
}

/** The first thing to know of a token. "Decoded" is not "verified", and must not look like it. */
export function StandingWords({ jwt: { alg, isUnsecured }, times, standing }: Props) {
  const when = (name: TimeClaim["name"]) => {
    const atMs = times.find((time) => time.name === name)?.atMs;
    return atMs === undefined || atMs === null ? "" : localTime.format(atMs);
  };
  const words = {
    expired: `Expired on ${when("exp")}`,
    early: `Not valid before ${when("nbf")}`,
    valid: `Expires on ${when("exp")}`,
    endless: "Never expires",
  }[standing];
  return (
    <>
      {isUnsecured ? "Unsecured, signature not checked" : words}
      <span className="font-normal text-soft">
        {isUnsecured ? ` · ${words}` : ` · ${alg ?? "no alg"}`}
      </span>
    </>
  );
}
