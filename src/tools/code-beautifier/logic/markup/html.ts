/** HTML with the closing tags that were missing. */
export interface ClosedHtml {
  text: string;
  closed: string[]; // elements that were never closed: "div"
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

const voidElements = words(
  "area base br col embed hr img input link meta param source track wbr basefont bgsound frame keygen",
);
/** Elements that end by themselves, by the rules of HTML. */
const optionalEnds = words(
  "body caption colgroup dd dt head html li optgroup option p rp rt rb rtc tbody td tfoot th thead tr",
);
const rawText = words("script style textarea title xmp iframe noembed noframes");

const mark =
  /<!--[^]*?(?:-->|$)|<[!?][^>]*>|<(?<slash>\/?)(?<name>[a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^>"'])*>/gi;

/** Adds closing tags where an element around ends, or at the end. Nothing else changes. */
export function closeElements(html: string): ClosedHtml {
  const open: string[] = [];
  const closed: string[] = [];
  let text = "";
  let last = 0;
  /** Ends the elements that were opened after the one at `depth`. */
  const end = (depth: number, at: number) => {
    const missing = open.splice(depth).filter((name) => !optionalEnds.has(name.toLowerCase()));
    closed.push(...missing);
    const tags = missing.toReversed().map((name) => `</${name}>`);
    text += html.slice(last, at) + tags.join("");
    last = at;
  };
  mark.lastIndex = 0;
  for (let found = mark.exec(html); found !== null; found = mark.exec(html)) {
    const { slash, name } = found.groups ?? {};
    // What is in a comment that never ends is not known to be markup.
    if (found[0].startsWith("<!--") && !found[0].endsWith("-->")) return { text: html, closed: [] };
    if (name === undefined) continue;
    const lower = name.toLowerCase();
    if (slash === "/") {
      const depth = open.findLastIndex((one) => one.toLowerCase() === lower);
      if (depth === -1) continue;
      end(depth + 1, found.index);
      open.pop();
    } else if (!voidElements.has(lower) && !found[0].endsWith("/>")) {
      open.push(name);
      if (rawText.has(lower)) mark.lastIndex = rawEnd(html, lower, mark.lastIndex);
    }
  }
  end(0, html.length);
  return { text: text + html.slice(last), closed };
}

/** Where a text that is no markup ends: its closing tag, or the end of all. */
function rawEnd(html: string, name: string, from: number): number {
  const rest = new RegExp(`</${name}[\\s/>]`, "gi");
  rest.lastIndex = from;
  return rest.exec(html)?.index ?? html.length;
}
