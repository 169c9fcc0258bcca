import { build } from "rolldown";
import type { OfflineList } from "../src/app/offline-list.ts";

/** The service worker as one file, with its list written into it. */
export async function bundleServiceWorker(list: OfflineList): Promise<string> {
  const { output } = await build({
    input: "src/app/service-worker.ts",
    write: false,
    logLevel: "warn",
    platform: "browser",
    // Pasted wherever it is used, so the source uses it once.
    transform: { define: { builtOfflineList: JSON.stringify(list) } },
    output: { format: "iife", minify: true },
  });
  return output[0].code;
}
