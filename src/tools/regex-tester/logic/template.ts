/** A match as a replacement sees it. */
interface Captured {
  text: string; // the whole text
  start: number;
  match: string;
  groups: readonly (string | undefined)[]; // without the match itself
  named: Readonly<Record<string, string | undefined>> | undefined; // only if the pattern has names
}

type Expand = (captured: Captured) => string;

const sign = /\$(?:\$|&|`|'|\d{1,2}|<[^>]*>)/uy;

/**
 * Reads a replacement as ECMAScript does ($1, $<name>, $&, $`, $', $$), once for all matches.
 * Written out instead of left to `replace`, so that the size of the result can be watched.
 */
export function readTemplate(template: string, groupCount: number, hasNames: boolean): Expand {
  const parts: Expand[] = [];
  let done = 0;
  for (let at = template.indexOf("$"); at !== -1; at = template.indexOf("$", at)) {
    sign.lastIndex = at;
    const read = readSign(sign.exec(template)?.[0], groupCount, hasNames);
    if (read === null) at += 1;
    else {
      const before = template.slice(done, at);
      parts.push(() => before, read.expand);
      at += read.length;
      done = at;
    }
  }
  const rest = template.slice(done);
  return (captured) => parts.map((part) => part(captured)).join("") + rest;
}

function readSign(found: string | undefined, groupCount: number, hasNames: boolean) {
  if (found === undefined) return null;
  const whole = (expand: Expand) => ({ expand, length: found.length });
  if (found === "$$") return whole(() => "$");
  if (found === "$&") return whole(({ match }) => match);
  if (found === "$`") return whole(({ text, start }) => text.slice(0, start));
  if (found === "$'") return whole(({ text, start, match }) => text.slice(start + match.length));
  if (found.startsWith("$<")) {
    const name = found.slice(2, -1);
    return hasNames ? whole(({ named }) => named?.[name] ?? "") : null;
  }
  // $10 is group 10 where there is one, else group 1 and a zero.
  for (const length of [3, 2]) {
    const number = Number(found.slice(1, length));
    if (found.length < length || number < 1 || number > groupCount) continue;
    return { expand: ({ groups }: Captured) => groups[number - 1] ?? "", length };
  }
  return null;
}
