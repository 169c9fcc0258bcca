import { operations } from "#catalog/operations.ts";
import type { Payload, Saying } from "#domain/operation/operation.ts";
import { kindNames } from "#domain/recognition/kinds.ts";
import { readersAmong, recognize, type Reading } from "#domain/recognition/recognize.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { How } from "./arguments.ts";
import { openInput, readWhole } from "./input.ts";
import { nodeAmbient } from "./node-ambient.ts";
import { tell, write, type ExitCode } from "./output.ts";

/** `tabkit detect`: what a value is, best first. */
export async function detect(how: How): Promise<ExitCode> {
  const value = how.text === null ? await readValue(how.file) : ok(how.text);
  const readings = value.ok
    ? await recognize(value.value, { readerOf: readersAmong(operations), ambient: nodeAmbient() })
    : [];
  const refused =
    value.ok && readings.length === 0 ? fail("This is nothing that is known.") : value;
  if (!refused.ok && !how.isJson) await tell(`tabkit: ${refused.message}`);
  else if (how.isJson)
    await write(`${JSON.stringify(value.ok ? readings.map(asJson) : refused)}\n`);
  else await write(readings.map(inWords).join(""));
  return refused.ok ? 0 : 1;
}

async function readValue(file: string | null): Promise<Result<Payload>> {
  const input = await openInput(file);
  return input.ok ? readWhole(input.value) : input;
}

const asJson = ({ kind, sure, chain }: Reading) => ({ kind, sure, chain });

/** "JSON  99 %  base64.decode → json.format", and what it says below. */
function inWords({ kind, sure, chain, sayings }: Reading): string {
  const steps = chain.length > 0 ? `  ${chain.join(" → ")}` : "";
  const head = `${kindNames[kind]}  ${Math.round(sure * 100)} %${steps}\n`;
  return head + sayings.map((saying) => sayingLines(saying, 1)).join("");
}

function sayingLines({ label, words, mark, inner = [] }: Saying, depth: number): string {
  const line = `${"  ".repeat(depth)}${label}: ${words}${mark ? ` (${mark.words})` : ""}\n`;
  return line + inner.map((each) => sayingLines(each, depth + 1)).join("");
}
