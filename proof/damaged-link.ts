import fc from "fast-check";
import { anyCharacter } from "./any-character.ts";

type Damage =
  | { does: "drop"; at: number; count: number }
  | { does: "insert"; at: number; text: string }
  | { does: "repeat"; at: number; count: number }
  | { does: "graft"; at: number; other: string };

const marks = [
  ...Array.from("~:=!%&#.\0\n"),
  "%00",
  "%ff",
  "&t=",
  "1~",
  "=1e999",
  "=-1",
  "__proto__",
  "~regex.match:pattern=",
];

/** Links as a mail program, a careless hand or an enemy makes them out of real ones. */
export function damagedLink(real: readonly string[]): fc.Arbitrary<string> {
  const at = fc.nat();
  const damage: fc.Arbitrary<Damage> = fc.oneof(
    fc.record({ does: fc.constant("drop"), at, count: fc.integer({ min: 1, max: 9 }) }),
    fc.record({
      does: fc.constant("insert"),
      at,
      text: fc.oneof(fc.constantFrom(...marks), fc.string({ unit: anyCharacter, maxLength: 4 })),
    }),
    fc.record({ does: fc.constant("repeat"), at, count: fc.integer({ min: 1, max: 40 }) }),
    fc.record({ does: fc.constant("graft"), at, other: fc.constantFrom(...real) }),
  );
  return (
    fc
      .tuple(fc.constantFrom(...real), fc.array(damage, { minLength: 1, maxLength: 4 }))
      // An address has no half characters.
      .map(([link, all]) => all.reduce(damaged, link).toWellFormed())
  );
}

function damaged(link: string, how: Damage): string {
  const at = how.at % (link.length + 1);
  const [head, tail] = [link.slice(0, at), link.slice(at)];
  switch (how.does) {
    case "drop":
      return head + tail.slice(how.count);
    case "insert":
      return head + how.text + tail;
    case "repeat":
      return head + tail.slice(0, 20).repeat(how.count) + tail;
    case "graft":
      return head + how.other.slice(how.at % how.other.length);
  }
}
