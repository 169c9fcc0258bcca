import type { Options } from "../options.ts";

export type Dialect = Options["dialect"];

/** What the dialects are called, in the order of the list. */
export const dialects = [
  ["sql", "Standard"],
  ["postgresql", "PostgreSQL"],
  ["mysql", "MySQL"],
  ["mariadb", "MariaDB"],
  ["sqlite", "SQLite"],
  ["transactsql", "SQL Server"],
  ["plsql", "Oracle"],
  ["bigquery", "BigQuery"],
  ["snowflake", "Snowflake"],
] as const satisfies readonly (readonly [Dialect, string])[];

export const dialectName = (id: Dialect): string =>
  dialects.find(([dialect]) => dialect === id)?.[1] ?? id;

/** What hardly any other dialect has. */
const signs: Partial<Record<Dialect, RegExp>> = {
  postgresql:
    /::|\$\$|\$\d|->>?|#>>?|@>|<@|~\*|\be'|\b(?:ilike|returning|serial|bigserial|jsonb|plpgsql|timestamptz)\b/gi,
  mysql: /`|\\'|(?:^|\s)#\s|<=>|@\w+\s*:=|\b(?:auto_increment|engine\s*=|unsigned|delimiter)/gim,
  sqlite: /\?\d|\b(?:pragma|autoincrement|without\s+rowid)\b/gi,
  transactsql:
    /\[[a-z_][^\]\n]*\]|@@?\w|\bn'|#\w|\b(?:nvarchar|top\s*\(?\d|getdate|nolock|apply|identity)\b|^\s*go\s*$/gim,
  plsql: /:=|\bq'\W|%(?:row)?type\b|\(\+\)|^\/\s*$|\b(?:varchar2|nvl|rownum|sysdate|dbms_\w+)\b/gim,
  bigquery:
    /"""|\b[rb]["']|`[\w-]+\.[\w.-]+`|\b(?:struct|array)\s*<|\bsafe[._]|\b(?:int|float)64\b/gi,
  snowflake: /\$\d+:|\w:\w[\w.]*::|\b(?:qualify|variant|flatten|copy\s+into)\b/gi,
};

/** The beginning of a text says enough. */
const looked = 20_000;

/** In which order a text is tried when none was chosen: the standard, then by the signs in it. */
export function dialectsFor(text: string): Dialect[] {
  const head = text.slice(0, looked);
  const count = (dialect: Dialect) => head.match(signs[dialect] ?? /(?!)/)?.length ?? 0;
  const others = dialects
    .map(([id]) => ({ id, count: count(id) }))
    .filter(({ id }) => id !== "sql")
    .sort((a, b) => b.count - a.count);
  return ["sql", ...others.map(({ id }) => id)];
}
