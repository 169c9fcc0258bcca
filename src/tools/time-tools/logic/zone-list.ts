/** Places by the names they go by now; browsers still list the older ones. */
const renamed: Readonly<Record<string, string>> = {
  "Africa/Asmera": "Africa/Asmara",
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Godthab": "America/Nuuk",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};

/** The name of today: "Asia/Kolkata" for "Asia/Calcutta". Browsers understand both. */
export const modernZone = (zone: string): string => renamed[zone] ?? zone;

/** "New York". */
export const cityOf = (zone: string): string =>
  (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");

/** A zone by its city, so that typing its first letters finds it: "Kolkata (Asia)". */
export function zoneLabel(zone: string): string {
  const [area = "", ...rest] = zone.split("/");
  return rest.length === 0 ? zone : `${cityOf(zone)} (${area})`;
}

/** Every zone of the list, UTC and the visitor's own among them, by their cities. */
export function zoneOptions(
  listed: readonly string[],
  own: string,
): [zone: string, label: string][] {
  const zones = new Set(["UTC", own, ...listed].map(modernZone));
  const rest = [...zones]
    .filter((zone) => zone !== "UTC" && zone !== modernZone(own))
    .sort((a, b) => (zoneLabel(a) < zoneLabel(b) ? -1 : 1));
  const first = own === "UTC" ? [] : [modernZone(own)];
  return [...first, "UTC", ...rest].map((zone) => [zone, zoneLabel(zone)]);
}
