/** What can be laid out, in the order of the list. The first four are the spec's. */
export const languages = [
  { id: "javascript", name: "JavaScript", extension: "js", also: ["mjs", "cjs"] },
  { id: "css", name: "CSS", extension: "css", also: [] },
  { id: "html", name: "HTML", extension: "html", also: ["htm"] },
  { id: "json", name: "JSON", extension: "json", also: ["geojson", "webmanifest", "map"] },
  { id: "typescript", name: "TypeScript", extension: "ts", also: ["tsx", "mts", "cts"] },
  { id: "jsx", name: "JSX", extension: "jsx", also: [] },
  { id: "scss", name: "SCSS", extension: "scss", also: [] },
  { id: "less", name: "Less", extension: "less", also: [] },
  { id: "markdown", name: "Markdown", extension: "md", also: ["markdown"] },
  { id: "yaml", name: "YAML", extension: "yaml", also: ["yml"] },
  { id: "graphql", name: "GraphQL", extension: "graphql", also: ["gql"] },
  { id: "sql", name: "SQL", extension: "sql", also: [] },
  { id: "xml", name: "XML", extension: "xml", also: ["svg", "xsd", "xsl", "rss", "plist"] },
] as const;

/** The dialects of SQL, in the order of the list. */
export const dialectIds = [
  "sql",
  "postgresql",
  "mysql",
  "mariadb",
  "sqlite",
  "transactsql",
  "plsql",
  "bigquery",
  "snowflake",
] as const;

export type LanguageId = (typeof languages)[number]["id"];

/** A language by its id. */
export const languageOf = (id: LanguageId) =>
  languages.find((language) => language.id === id) ?? languages[0];

/** The language that a file's name promises. */
export function languageOfFile(name: string): LanguageId | undefined {
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase();
  if (extension === undefined) return undefined;
  return languages.find(({ extension: own, also }) =>
    [own, ...also].some((one: string) => one === extension),
  )?.id;
}

/** Minifying is offered where the layout means nothing, and names nothing either. */
export const canMinify = (id: LanguageId): boolean => id === "json" || id === "css";
