import { runnerImport, type Plugin } from "vite";
import type { Operation } from "../src/domain/operation/operation.ts";

/** As src/catalog/operations.ts places them. */
interface PlacedOperation extends Operation {
  unit: string | null;
  file: string;
}

const list = "virtual:operation-list";
const places = "virtual:operation-places";

/**
 * What units say of their operations, read once when the site is built: `virtual:operation-list` has
 * all of it, `virtual:operation-places` only the file of each and the reader of each kind. So a page
 * loads the operations of those units that it uses, and nobody keeps a list.
 */
export function operationLists(): Plugin {
  return {
    name: "operation-lists",
    resolveId: (source) => (source === list || source === places ? `\0${source}` : undefined),
    async load(id) {
      if (id !== `\0${list}` && id !== `\0${places}`) return;
      const operations = await readOperations();
      return `export default ${JSON.stringify(id.endsWith(list) ? said(operations) : placed(operations))}`;
    },
  };
}

async function readOperations(): Promise<readonly PlacedOperation[]> {
  const { module } = await runnerImport<{ operations: readonly PlacedOperation[] }>(
    "./src/catalog/operations.ts",
    { configFile: false, logLevel: "error" },
  );
  return module.operations;
}

// Functions are left out by JSON; examples are for tests and the command line.
const said = (operations: readonly PlacedOperation[]) =>
  operations.map(({ examples: _examples, file: _file, ...rest }) => rest);

function placed(operations: readonly PlacedOperation[]) {
  const files = [...new Set(operations.map(({ file }) => file))];
  return {
    files,
    ids: Object.fromEntries(operations.map(({ id, file }) => [id, files.indexOf(file)])),
    readers: Object.fromEntries(
      operations.flatMap(({ id, reads = [] }) => reads.map((kind) => [kind, id])),
    ),
  };
}
