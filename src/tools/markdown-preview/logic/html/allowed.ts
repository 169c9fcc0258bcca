const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** What may be in a document. Every other element gives way to what is inside of it. */
export const allowedElements = words(
  "a abbr b bdi bdo blockquote br caption cite code dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img input ins kbd li mark ol p pre q rp rt ruby s samp section small span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr",
);

/** Elements that have no inside. */
export const voidElements = words("br hr img input wbr");

const everywhere = words("class dir id lang title");
const byElement: Readonly<Record<string, ReadonlySet<string>>> = {
  a: words("aria-label href"),
  details: words("open"),
  div: words("align"),
  h1: words("align"),
  h2: words("align"),
  h3: words("align"),
  h4: words("align"),
  h5: words("align"),
  h6: words("align"),
  img: words("align alt height src width"),
  input: words("checked disabled type"),
  li: words("value"),
  ol: words("reversed start type"),
  p: words("align"),
  table: words("align"),
  td: words("align colspan rowspan"),
  th: words("align colspan rowspan scope"),
  time: words("datetime"),
  tr: words("align"),
};

/** Attributes that mean the same with any value. */
const flags = words("checked disabled open reversed");

const count = /^\d{1,4}$/;
const types: Readonly<Record<string, RegExp>> = { input: /^checkbox$/, ol: /^[1aAiI]$/ };
const rules: Readonly<Record<string, RegExp>> = {
  align: /^(?:left|center|right|justify)$/i,
  colspan: count,
  dir: /^(?:ltr|rtl|auto)$/i,
  height: /^\d{1,4}(?:px|%)?$/,
  rowspan: count,
  scope: /^(?:row|col|rowgroup|colgroup)$/i,
  start: /^-?\d{1,9}$/,
  value: /^-?\d{1,9}$/,
  width: /^\d{1,4}(?:px|%)?$/,
};

/** Classes of this unit. Any other could dress text up as a part of the site. */
const ownClass =
  /^(?:alert(?:-[a-z]+)?|task|footnotes|footnote-ref|footnote-backref|hljs-[a-z_-]+|language-\S+)$/;

/** The value that an attribute may keep; `null` when it must go. */
export function allowedValue(element: string, name: string, value: string): string | null {
  const forElement = Object.hasOwn(byElement, element) ? byElement[element] : undefined;
  if (!everywhere.has(name) && forElement?.has(name) !== true) return null;
  if (flags.has(name)) return "";
  if (name === "href") return linkAddress(value);
  if (name === "src") return pictureAddress(value);
  if (name === "class") {
    const kept = value.split(/\s+/).filter((one) => ownClass.test(one));
    return kept.length === 0 ? null : kept.join(" ");
  }
  if (name === "type") return types[element]?.test(value) ? value : null;
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
  return rule === undefined || rule.test(value) ? value : null;
}

/** As browsers do before they look at the scheme: `java\tscript:` is `javascript:`. */
const withoutControls = (address: string): string =>
  // oxlint-disable-next-line no-control-regex -- these characters are what is looked for
  address.replace(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202f\ufeff]/g, "");

const schemeOf = (address: string): string | undefined =>
  /^([^/?#:]*):/.exec(withoutControls(address))?.[1]?.toLowerCase();

function linkAddress(address: string): string | null {
  const scheme = schemeOf(address);
  if (scheme === undefined) return address;
  return ["http", "https", "ftp", "mailto", "tel", "xmpp"].includes(scheme) ? address : null;
}

/** Pictures in the text itself need no request. SVG could hold a script, so it is not among them. */
const innerPicture = /^data:image\/(?:png|gif|jpeg|webp|avif);base64,[a-z0-9+/=\s]*$/i;

function pictureAddress(address: string): string | null {
  const scheme = schemeOf(address);
  if (scheme === undefined || scheme === "https" || scheme === "http") return address;
  return innerPicture.test(address) ? address : null;
}
