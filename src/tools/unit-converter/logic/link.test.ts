import { describe, expect, test } from "vitest";
import { readFragment } from "#domain/link.ts";
import { categories } from "./conversion.ts";
import { linkTo, readLink } from "./link.ts";

describe("a link to a conversion", () => {
  const every = categories.flatMap(({ id, units }) =>
    units.map(({ symbol }) => [id, symbol, units.at(-1)?.symbol ?? ""] as const),
  );
  test.each(every)("%s: %s to %s arrives as it was", (category, from, to) => {
    const sent = { text: "5 + 3", category, from, to };
    expect(readLink(readFragment(linkTo(sent)))).toEqual({ ok: true, value: sent });
  });

  test.each([
    "#v=1",
    "#c=length&from=nope&to=m",
    "#c=__proto__&from=m&to=m",
    "#c=mass&from=m&to=km",
  ])("%s is refused in words", (fragment) => {
    expect(readLink(readFragment(fragment))).toEqual({
      ok: false,
      message: "The link names units that are not known here.",
    });
  });
});
