/** One parameter of a query, decoded, and where it stands. */
export interface Parameter {
  place: number; // among the pieces between "&", empty ones too
  name: string;
  value: string;
}

/** The parameters of a query ("a=1&b=2"), read as servers read forms: "+" is a space. */
export const readQuery = (query: string): Parameter[] =>
  query.split("&").flatMap((piece, place) => {
    if (piece === "") return [];
    const [name, value] = halves(piece);
    return [{ place, name: readPiece(name), value: readPiece(value ?? "") }];
  });

function halves(piece: string): [name: string, value: string | null] {
  const at = piece.indexOf("=");
  return at === -1 ? [piece, null] : [piece.slice(0, at), piece.slice(at + 1)];
}

/** What is not a proper escape stays as it is, and what is not UTF-8 becomes U+FFFD. */
const readPiece = (text: string): string => new URLSearchParams(`_=${text}`).get("_") ?? "";

const writePiece = (text: string, plus: boolean): string => {
  const written = encodeURIComponent(text.toWellFormed());
  return plus ? written.replaceAll("%20", "+") : written;
};

/** The query with one name or value written anew. All the others stay as they are, byte for byte. */
export function withParameter(
  query: string,
  place: number,
  change: { name?: string; value?: string },
  plus: boolean,
): string {
  const pieces = query.split("&");
  const [name, value] = halves(pieces[place] ?? "");
  const nextName = change.name === undefined ? name : writePiece(change.name, plus);
  const nextValue = change.value === undefined ? value : writePiece(change.value, plus);
  // Without a "=", a parameter whose name is emptied would not be there any more.
  pieces[place] =
    nextValue === null && nextName !== "" ? nextName : `${nextName}=${nextValue ?? ""}`;
  return pieces.join("&");
}

/** The query with an empty parameter at its end. */
export const withNewParameter = (query: string | null): string =>
  query === null || query === "" ? "=" : `${query}&=`;

/** The query without some of its parameters; `null` when none is left. */
export function withoutParameters(query: string, places: readonly number[]): string | null {
  const left = query.split("&").filter((_, place) => !places.includes(place));
  return left.every((piece) => piece === "") ? null : left.join("&");
}

const nameOf = (piece: string): string => readPiece(halves(piece)[0]);

/** The query with its parameters by name. Those of the same name keep their order. */
export function sortedQuery(query: string): string {
  const pieces = query.split("&").filter((piece) => piece !== "");
  return pieces
    .sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : 0))
    .join("&");
}

/** What shops and networks add to a link to follow whoever clicks it. */
const trackers =
  /^(?:utm_\w+|fbclid|gclid|gclsrc|gbraid|wbraid|dclid|msclkid|twclid|ttclid|igshid?|li_fat_id|mc_[ce]id|_hs(?:enc|mi)|mkt_tok|yclid|vero_id|oly_(?:anon|enc)_id|epik|s_cid)$/i;

/** The places of parameters that only follow the visitor. */
export const trackingPlaces = (parameters: readonly Parameter[]): number[] =>
  parameters.filter(({ name }) => trackers.test(name)).map(({ place }) => place);

/** The parameters as JSON: a name that comes more than once has a list. */
export function queryJson(parameters: readonly Parameter[]): string {
  const lists = new Map<string, string[]>();
  for (const { name, value } of parameters) lists.set(name, [...(lists.get(name) ?? []), value]);
  const entries = Array.from(lists, ([name, values]) => [
    name,
    values.length === 1 ? values[0] : values,
  ]);
  // fromEntries and not assignment: "__proto__" is a name like any other.
  return JSON.stringify(Object.fromEntries(entries), null, 2);
}
