import { mkdtemp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { normalizePath, type Plugin, type Rolldown, type ViteBuilder } from "vite";
import { sourceStamp } from "../scripts/source-stamp.mjs";
import { siteOutput } from "./chunks.ts";
import type { Bundle } from "./page-files.ts";
import { readFirstScript, type Settings } from "./settings.ts";
import { siteTags } from "./document.ts";
import { runsWasm } from "./workers.ts";
import { writeSite, type Prerender } from "./write-site.ts";

const unitView = /[\\/]manifest\.ts$/;

/**
 * Builds the site as static pages: first the browser's files, then src/app/prerender.tsx, which
 * prints the pages that use them.
 */
export function staticPages(settings: Settings): Plugin {
  const firstScript = readFirstScript();
  return {
    name: "static-pages",
    enforce: "pre",

    config: (_config, { command }) =>
      command === "build" ? { builder: {}, environments: environments() } : {},

    buildApp: {
      // Or Vite would build the environments itself first.
      order: "pre",
      async handler(builder) {
        const stamp = await sourceStamp();
        const temporary = await mkdtemp(join("node_modules", ".prerender-"));
        try {
          const bundle = await buildClient(builder);
          const prerender = await buildPrerender(builder, temporary);
          await writeSite({
            folder: outputFolder(builder),
            settings,
            firstScript,
            bundle,
            prerender,
            stamp,
          });
        } finally {
          await rm(temporary, { recursive: true, force: true });
        }
      },
    },

    // Views run in the browser only, so the build that prints pages need not look into them.
    resolveId(source, importer) {
      const isView = source === "./view.tsx" && unitView.test(importer ?? "");
      return isView && this.environment.name === "ssr" ? { id: source, external: true } : undefined;
    },

    // In development there is one page for all; it gets what its head would have.
    transformIndexHtml: {
      order: "pre",
      handler: (html) =>
        html.replace("<!--head-->", () =>
          [`<script>${firstScript.code}</script>`, ...siteTags(settings.base)].join("\n"),
        ),
    },
  };
}

const environments = () => ({
  client: {
    build: {
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      // The policy allows no data: fonts, and a file of its own can be cached.
      assetsInlineLimit: 0,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: { main: "src/app/main.tsx", base: "src/ui/base.css" },
        output: siteOutput,
      },
    },
  },
  ssr: {
    build: {
      copyPublicDir: false,
      rolldownOptions: {
        input: { prerender: "src/app/prerender.tsx" },
        output: { entryFileNames: "[name].mjs" },
      },
    },
  },
});

const outputFolder = ({ config }: ViteBuilder): string => resolve(config.root, config.build.outDir);

async function buildClient(builder: ViteBuilder): Promise<Bundle> {
  const output = await buildEnvironment(builder, "client");
  const chunks = output.filter((file) => file.type === "chunk");
  const barred = chunks.filter(({ code }) => runsWasm.test(code)).map(({ fileName }) => fileName);
  if (barred.length > 0) {
    throw new Error(
      `WebAssembly runs in workers only, which the policy allows it: ${barred.join()}`,
    );
  }
  return {
    root: normalizePath(builder.config.root),
    chunks: chunks.map(({ fileName, facadeModuleId, imports, viteMetadata }) => ({
      fileName,
      facadeModuleId: facadeModuleId && normalizePath(facadeModuleId),
      imports,
      css: [...(viteMetadata?.importedCss ?? [])],
    })),
    assets: output.filter((file) => file.type === "asset").map(({ fileName }) => fileName),
  };
}

async function buildPrerender(builder: ViteBuilder, folder: string): Promise<Prerender> {
  const { ssr } = builder.environments;
  if (ssr) ssr.config.build.outDir = folder;
  await buildEnvironment(builder, "ssr");
  return (await import(pathToFileURL(resolve(folder, "prerender.mjs")).href)) as Prerender;
}

async function buildEnvironment(builder: ViteBuilder, name: "client" | "ssr") {
  const environment = builder.environments[name];
  if (environment === undefined) throw new Error(`There is no environment ${name}`);
  const built = await builder.build(environment);
  if (!("output" in built)) throw new Error("Watching is not supported; use `npm run dev`");
  return (built satisfies Rolldown.RolldownOutput).output;
}
