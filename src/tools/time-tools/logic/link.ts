import { writeFragment } from "#domain/link.ts";
import { isZone } from "#domain/zones.ts";
import { optionsShape, type Options } from "./options.ts";

/** What stands in a tab's fields, by the name that a link gives it. */
type Fields = Readonly<Record<string, string>>;

/** Longer than anything a field of this page takes; the rest of a hostile link is not looked at. */
const maxFieldChars = 200;

/** The link to a tab with its fields filled in, in the zone that they are read in. */
export const linkTo = ({ tab }: Options, zone: string, fields: Fields): string =>
  writeFragment([["tab", tab], ["zone", zone], ...Object.entries(fields)]);

/** What a link asks of the whole page. A zone that is not known here stays the visitor's own. */
export function optionsOf(link: URLSearchParams): Partial<Options> {
  const { tab, unit, dialect } = optionsShape.fields;
  const zone = link.get("zone");
  return {
    tab: tab.read(link.get("tab")),
    unit: unit.read(link.get("unit")),
    dialect: dialect.read(link.get("dialect")),
    ...(isZone(zone) && { zone }),
  };
}

/** One field of a link. */
export const fieldOf = (link: URLSearchParams, name: string): string | null =>
  link.get(name)?.slice(0, maxFieldChars) ?? null;
