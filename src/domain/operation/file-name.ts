import type { Operation } from "./operation.ts";

/** The name of what an operation makes of a file: "data.json" for "data.b64". */
export function resultName(
  name: string,
  { extension, gives }: Pick<Operation, "extension" | "gives">,
): string {
  const stem = name.replace(/(?<=.)\.[^.]*$/, "");
  return `${stem}.${extension ?? (gives === "bytes" ? "bin" : "txt")}`;
}
