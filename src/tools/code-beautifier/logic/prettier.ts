import type { Options as PrettierOptions, Plugin } from "prettier";
import { ok, type Result } from "#domain/result.ts";
import { failWith, type ParseProblem } from "./problem.ts";
import type { LanguageId } from "./languages.ts";
import type { Options } from "./options.ts";

/** One chunk per language: each is loaded when it is first needed. */
const plugins = {
  babel: () => import("prettier/plugins/babel"),
  estree: () => import("prettier/plugins/estree"),
  postcss: () => import("prettier/plugins/postcss"),
  html: () => import("prettier/plugins/html"),
  markdown: () => import("prettier/plugins/markdown"),
  yaml: () => import("prettier/plugins/yaml"),
  graphql: () => import("prettier/plugins/graphql"),
};

interface Recipe {
  parser: NonNullable<PrettierOptions["parser"]>;
  needs: readonly (keyof typeof plugins)[];
}

const script = ["babel", "estree"] as const;

/** Which parser reads a language, and what it needs, also for what is embedded in it. */
const recipes: Partial<Record<LanguageId, Recipe>> = {
  javascript: { parser: "babel", needs: script },
  jsx: { parser: "babel", needs: script },
  typescript: { parser: "babel-ts", needs: script },
  css: { parser: "css", needs: ["postcss"] },
  scss: { parser: "scss", needs: ["postcss"] },
  less: { parser: "less", needs: ["postcss"] },
  html: { parser: "html", needs: ["html", "postcss", ...script] },
  markdown: { parser: "markdown", needs: ["markdown", "yaml"] },
  yaml: { parser: "yaml", needs: ["yaml"] },
  graphql: { parser: "graphql", needs: ["graphql"] },
};

/** Lays code out with Prettier. What it cannot read, it refuses with the place. */
export async function layOutCode(
  text: string,
  language: LanguageId,
  options: Options,
): Promise<Result<string, ParseProblem>> {
  const recipe = recipes[language];
  if (recipe === undefined) throw new Error(`No recipe for ${language}`);
  const [{ format }, ...loaded] = await Promise.all([
    import("prettier/standalone"),
    ...recipe.needs.map((name): Promise<Plugin> => plugins[name]()),
  ]);
  try {
    return ok(
      await format(text, {
        parser: recipe.parser,
        plugins: loaded,
        endOfLine: "auto",
        useTabs: options.indent === "tab",
        tabWidth: options.indent === "tab" ? 4 : Number(options.indent),
        printWidth: Number(options.width),
        semi: options.semicolons,
        singleQuote: options.singleQuotes,
        trailingComma: options.trailingComma,
      }),
    );
  } catch (error) {
    return failWith(faultOf(error));
  }
}

/** What Prettier's parsers throw: an error with a place, or one that says nothing of it. */
function faultOf(error: unknown): ParseProblem {
  if (!(error instanceof Error)) return { at: 0, reason: String(error) };
  if (error instanceof RangeError) return { at: 0, reason: "This is nested too deeply" };
  const [reason = ""] = error.message.split("\n");
  const { line = 1, column = 1 } = startOf(error);
  const words = reason.replace(/^CssSyntaxError: /, "").replace(/\s*\(\d+:\d+\)\s*$/, "");
  return { line, column, reason: words };
}

function startOf(error: object): { line?: number; column?: number } {
  const loc = "loc" in error ? error.loc : undefined;
  const start = typeof loc === "object" && loc !== null && "start" in loc ? loc.start : undefined;
  return typeof start === "object" && start !== null ? start : {};
}
