import {
  McpServer,
  type CallToolResult,
  type StandardSchemaWithJSON,
} from "@modelcontextprotocol/server";
import { serveStdio, StdioServerTransport } from "@modelcontextprotocol/server/stdio";
import { findOperation } from "#catalog/operations.ts";
import { sizeWords } from "#domain/bytes.ts";
import { encodeBase64 } from "#domain/base64.ts";
import type { Outcome, Payload } from "#domain/operation/operation.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { shownText, type ExitCode } from "../output.ts";
import { openThreads, type Threads } from "../thread.ts";
import { findFor, readDirectCall, readRecipeCall, type Call } from "./calls.ts";
import { inputProperties, limitProperty, schemaOf, type Schema } from "./schema.ts";
import { directTools } from "./tools.ts";

/** The longest message that is read: 10 MB of text may double when it is written as JSON. */
const maxMessageBytes = 64 * 1024 * 1024;

const instructions =
  "Exact developer tools that run on this machine: no network, no files. Use the direct tools for their topic. For anything else (URLs, CSV, XML, SQL, Markdown, colors, IP addresses, compression, text …) ask find_operation, then run_recipe with one or more steps, each working on the result of the one before.";

/** Serves one agent over stdin and stdout until it leaves. */
export function serveAgents(maxResultBytes: number): Promise<ExitCode> {
  const threads = openThreads();
  const transport = new StdioServerTransport(process.stdin, process.stdout, {
    maxBufferSize: maxMessageBytes,
  });
  serveStdio(() => makeServer(threads, maxResultBytes), {
    transport,
    onerror: ({ message }) => process.stderr.write(`tabkit mcp: ${message}\n`),
  });
  return new Promise((resolve) => {
    process.stdin.once("close", () => {
      threads.close();
      resolve(0);
    });
  });
}

function makeServer(threads: Threads, maxResultBytes: number): McpServer {
  const server = new McpServer(
    { name: "tabkit", title: "Tabkit", version: import.meta.env.TABKIT_VERSION },
    { instructions },
  );
  const annotations = { readOnlyHint: true, openWorldHint: false };
  const run = async ({ job, limitMs }: Call, signal: AbortSignal) =>
    answer(await threads.run(job, { timeoutMs: limitMs, signal }), maxResultBytes);

  for (const tool of directTools) {
    const operations = tool.operations.map(findOperation).filter((each) => each !== undefined);
    if (operations.length === 0) continue;
    server.registerTool(
      tool.name,
      {
        title: tool.title,
        description: `${operations.length > 1 ? "" : `${operations[0]?.about} `}${tool.use}`,
        inputSchema: checkedBy(schemaOf(operations), (given) => readDirectCall(tool, given)),
        annotations,
      },
      (call, { mcpReq }) => run(call, mcpReq.signal),
    );
  }
  server.registerTool(
    "find_operation",
    {
      title: "Find an operation",
      description:
        "Finds operations for run_recipe by words such as “csv to json” or “sort lines”: ids, options and an example of each. Without words it lists all.",
      inputSchema: checkedBy(findSchema, ({ query = "" }) =>
        typeof query === "string" ? ok(query) : fail("query must be a text."),
      ),
      annotations,
    },
    (query) => say(findFor(query)),
  );
  server.registerTool(
    "run_recipe",
    {
      title: "Run a recipe",
      description:
        "Runs one or more operations on a text or on bytes, each on the result of the one before. find_operation gives their ids and options.",
      inputSchema: checkedBy(recipeSchema, readRecipeCall),
      annotations,
    },
    (call, { mcpReq }) => run(call, mcpReq.signal),
  );
  return server;
}

const findSchema: Schema = {
  type: "object",
  properties: { query: { type: "string", description: "What should be done, in a few words." } },
  additionalProperties: false,
};

const recipeSchema: Schema = {
  type: "object",
  properties: {
    steps: {
      type: "array",
      description: 'For example [{"operation": "base64.decode"}, {"operation": "gzip.open"}].',
      items: {
        type: "object",
        properties: {
          operation: { type: "string", description: "An id such as base64.decode." },
          options: { type: "object", description: "Only those that differ from their default." },
        },
        required: ["operation"],
        additionalProperties: false,
      },
    },
    recipe: {
      type: "string",
      description: "Instead of steps: the text of a Tabkit link, 1~base64.decode~gzip.open.",
    },
    ...inputProperties,
    ...limitProperty,
  },
  additionalProperties: false,
};

/** A schema for agents to read, and our own reader to check by: its words are better. */
function checkedBy<Value>(
  schema: Schema,
  read: (given: Readonly<Record<string, unknown>>) => Result<Value>,
): StandardSchemaWithJSON<unknown, Value> {
  const json = () => schema as unknown as Record<string, unknown>;
  return {
    "~standard": {
      version: 1,
      vendor: "tabkit",
      validate: (given) => {
        const value = read(Object(given) as Record<string, unknown>);
        return value.ok ? { value: value.value } : { issues: [{ message: value.message }] };
      },
      jsonSchema: { input: json, output: json },
    },
  };
}

const say = (text: string, isError = false): CallToolResult => ({
  content: [{ type: "text", text }],
  ...(isError ? { isError } : {}),
});

/** Text as text; bytes too where they are readable, else as Base64. */
function answer(outcome: Outcome, maxResultBytes: number): CallToolResult {
  if (!outcome.ok) return say(outcome.message, true);
  const { text, note } = readable(outcome.value);
  const size = Buffer.byteLength(text);
  if (size > maxResultBytes)
    return say(
      `The result is ${sizeWords(size)}, which is more than most clients take. Run it on the command line instead, or start the server with --max-result.`,
      true,
    );
  const notes = [...(outcome.notes ?? []), ...note].map((each) => ({
    type: "text" as const,
    text: `Note: ${each}`,
  }));
  return { content: [{ type: "text", text }, ...notes] };
}

function readable(value: Payload): { text: string; note: readonly string[] } {
  if (typeof value === "string") return { text: value, note: [] };
  const text = shownText(value);
  if (text !== null) return { text, note: [] };
  const note = `These are ${sizeWords(value.length)} of binary, written as Base64.`;
  return { text: encodeBase64(value), note: [note] };
}
