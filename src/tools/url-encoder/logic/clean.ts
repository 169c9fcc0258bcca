import { ok, type Result } from "#domain/result.ts";
import { joinAddress, splitAddress } from "./address.ts";
import { readQuery, sortedQuery, trackingPlaces, withoutParameters } from "./query.ts";
import { takeApart } from "./report.ts";

/** A URL without the parameters that only follow whoever clicks it, and the names of those. */
export function cleanUrl(
  text: string,
  sorts: boolean,
): Result<{ url: string; removed: string[] }, { reason: string }> {
  const taken = takeApart(text);
  if (!taken.ok) return taken;
  const address = splitAddress(text.trim());
  const parameters = readQuery(address.query ?? "");
  const places = trackingPlaces(parameters);
  const left = places.length === 0 ? address.query : withoutParameters(address.query ?? "", places);
  const query = sorts && left !== null ? sortedQuery(left) : left;
  const removed = parameters.filter(({ place }) => places.includes(place));
  return ok({ url: joinAddress({ ...address, query }), removed: removed.map(({ name }) => name) });
}
