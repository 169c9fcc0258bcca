/** Algorithms that sign and check with one secret. */
export const isSecretAlg = (alg: string): boolean => alg.startsWith("HS");

/** The `alg` in a header that somebody is typing; `null` while it is not JSON or has none. */
export function algOf(headerJson: string): string | null {
  const alg = read(headerJson)?.alg;
  return typeof alg === "string" ? alg : null;
}

/** The header with another `alg`. What cannot be read is replaced. */
export const withAlg = (headerJson: string, alg: string): string =>
  JSON.stringify({ ...(read(headerJson) ?? { typ: "JWT" }), alg }, null, 2);

function read(json: string): Record<string, unknown> | null {
  try {
    return JSON.parse(json) as Record<string, unknown> | null;
  } catch {
    return null;
  }
}
