import type { How } from "./arguments.ts";
import { tell, type ExitCode } from "./output.ts";

export async function detect(_how: How): Promise<ExitCode> {
  await tell("tabkit: not yet.");
  return 2;
}
