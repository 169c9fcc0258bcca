import { compile } from "tailwindcss";
import theme from "tailwindcss/theme.css?raw";
import { flatten } from "./css/rules.ts";
import { parseStylesheet, type CssNode, type Declaration } from "./css/stylesheet.ts";

/** What Tailwind made of one class, in the order of its stylesheet. */
export interface CompiledRule {
  name: string; // "hover:p-4"
  conditions: string[];
  selector: string; // "&:hover"
  declarations: Declaration[];
}

/** Tailwind's own variables that no class has set: --tw-border-style is solid. */
const initials = new Map<string, string>();
const themeValues = readTheme();

/** Compiles classes with Tailwind itself. What is no class of Tailwind's gives no rule. */
export async function compileClasses(names: readonly string[]): Promise<CompiledRule[]> {
  if (names.length === 0) return [];
  // Without its fallbacks for old browsers, which say everything twice.
  const compiler = await compile(`${theme}\n@tailwind utilities;`, { polyfills: 0 });
  const sheet = parseStylesheet(compiler.build([...names]));
  readInitials(sheet);
  const asked = new Set(names);
  return flatten(sheet).rules.flatMap(({ selectors, conditions, declarations }) => {
    const found = findClass(selectors.join(", "), asked);
    return found === null ? [] : [{ ...found, conditions, declarations }];
  });
}

/** What classes rely on: the variables of the theme, and the first values of Tailwind's own. */
export function groundSheet(): string {
  const variables = [...themeValues].map(([name, value]) => `${name}: ${value};`);
  const properties = [...initials].map(
    ([name, value]) =>
      `@property ${name} { syntax: "*"; inherits: false; initial-value: ${value}; }`,
  );
  return [`:root { ${variables.join(" ")} }`, ...properties].join("\n");
}

/** The value of a theme variable, or of one of Tailwind's own that nothing has set. */
export const knownVariable = (name: string): string | null =>
  themeValues.get(name) ?? initials.get(name) ?? null;

/** The colors of the theme: ["blue-500", "oklch(62.3% 0.214 259.815)"]. */
export const themeColors = (): [name: string, color: string][] =>
  [...themeValues].flatMap(([name, value]) =>
    name.startsWith("--color-") ? [[name.slice("--color-".length), value]] : [],
  );

function readTheme(): Map<string, string> {
  const blocks = parseStylesheet(theme).filter((node) => node.kind === "block");
  const declarations = blocks.flatMap(({ children }) =>
    children.filter((child) => child.kind === "declaration"),
  );
  return new Map(declarations.map(({ property, value }) => [property, value]));
}

function readInitials(sheet: readonly CssNode[]): void {
  for (const node of sheet) {
    if (node.kind !== "block" || !node.prelude.startsWith("@property ")) continue;
    for (const child of node.children) {
      if (child.kind === "declaration" && child.property === "initial-value") {
        initials.set(node.prelude.slice("@property ".length).trim(), child.value);
      }
    }
  }
}

/** The class that a compiled selector is of, and the selector around it: "&:hover". */
function findClass(
  selector: string,
  asked: ReadonlySet<string>,
): { name: string; selector: string } | null {
  for (const match of selector.matchAll(/\.((?:\\[\da-f]{1,6}\s?|\\.|[-\w]|\P{ASCII})+)/giu)) {
    const [written, escaped = ""] = match;
    const name = escaped.replace(/\\([\da-f]{1,6})\s?|\\(.)/gi, (_, code: string, mark: string) =>
      code === undefined ? mark : String.fromCodePoint(Number.parseInt(code, 16)),
    );
    if (asked.has(name)) return { name, selector: selector.replaceAll(written, "&") };
  }
  return null;
}
