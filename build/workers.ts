import type { Plugin } from "vite";
import { wasmWorkersFolder, workersFolder } from "../deploy/policy.mjs";
import { nameAfterUnit } from "./chunks.ts";

/** Code that makes WebAssembly run, not code that only speaks of it. */
export const runsWasm = /\bWebAssembly\.(?:compile|instantiate|Module|Instance)/;

/**
 * Names the files of one worker. They have a folder of their own, since servers must send the policy
 * with them: a worker obeys its own file's, not the page's. Those that run WebAssembly have another,
 * with a policy that allows it.
 */
export function workerFiles(): Plugin {
  let folder = workersFolder;
  const file = (name: string) => `${folder.slice(1)}${name}-[hash].js`;
  return {
    name: "worker-files",
    transform: {
      filter: { code: runsWasm },
      handler() {
        folder = wasmWorkersFolder;
      },
    },
    outputOptions: (options) => ({
      ...options,
      // Functions, which are asked when all modules have been seen.
      entryFileNames: ({ name, facadeModuleId }) => file(nameAfterUnit(facadeModuleId) ?? name),
      chunkFileNames: ({ name }) => file(name),
      assetFileNames: "assets/[name]-[hash][extname]",
    }),
  };
}
