import { parseSync, type ESTree, type Plugin } from "vite";

/** What `manifest.ts?card` and `manifest.ts?search` hold; `manifest.ts` itself holds the rest. */
const parts: Readonly<Record<string, readonly string[]>> = {
  card: ["description", "icon", "menu", "difficulty", "best", "daily"],
  search: ["keywords", "takes"],
};
const apart = new Set(Object.values(parts).flat());

const manifest = /[\\/]manifest\.ts(?:\?(card|search))?$/;

/**
 * A unit says all that there is to say of it in one object, but no page needs all of that of every
 * unit: each needs the names and where they lead, some need the cards, and only a search needs the
 * words. So a manifest is shipped in parts. Without this plugin, each part is the whole of it.
 */
export function manifestParts(): Plugin {
  return {
    name: "manifest-parts",
    enforce: "pre",
    transform: {
      filter: { id: manifest },
      handler: (code, id) => ({ code: partOf(code, manifest.exec(id)?.[1]), map: null }),
    },
  };
}

/** A manifest with only the properties of a part. */
export function partOf(code: string, part: string | undefined): string {
  const kept = part === undefined ? undefined : parts[part];
  const { start, end, properties } = objectIn(parseSync("manifest.ts", code).program);
  const left = properties.filter(({ key }) => {
    const name = key.type === "Identifier" ? key.name : "";
    return kept ? kept.includes(name) : !apart.has(name);
  });
  const texts = left.map((property) => code.slice(property.start, property.end));
  // The type that it satisfies is left out, too: a part is not a whole manifest.
  return `${code.slice(0, start)}{ ${texts.join(", ")} }${code.slice(end).replace(/^ satisfies \w+/, "")}`;
}

function objectIn({ body }: ESTree.Program) {
  const exported = body.find((statement) => statement.type === "ExportDefaultDeclaration");
  const value = exported?.declaration;
  const object = value?.type === "TSSatisfiesExpression" ? value.expression : value;
  if (object?.type !== "ObjectExpression") throw new Error("A manifest exports an object");
  const properties = object.properties.filter((property) => property.type === "Property");
  return { start: object.start, end: object.end, properties };
}
