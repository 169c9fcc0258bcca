import { ok, type Ok } from "#domain/result.ts";
import { madeText } from "#domain/transform.ts";
import { weigh, type Converted, type Finding, type Made } from "./findings.ts";
import { table } from "./table.data.ts";

/**
 * Spec §5, to the letter: line by line, an exact table, rounded margins and paddings, widths and
 * heights as they are, the rest dropped. What was rounded or dropped is told beside it.
 */
export function convertPlain(css: string): Converted {
  const found = new Set<string>();
  const findings: Finding[] = [];
  for (const [index, text] of css.split(/\r\n|[\n\r]/).entries()) {
    const line = text.trim();
    if (line === "") continue;
    const at = { line: index + 1, css: line };
    if (/[{}]/.test(line)) {
      if (hasDeclaration(line))
        findings.push({ ...at, ...dropped("A line with braces is ignored.") });
      continue;
    }
    const declaration = line.replace(/;$/, "").trim();
    const finding = { ...at, css: declaration, ...convertDeclaration(declaration) };
    if (finding.classes !== "") found.add(finding.classes);
    if (!isComment(declaration) || finding.classes !== "") findings.push(finding);
  }
  return { classes: [...found].join(" "), findings };
}

/** The spec's conversion, with what it rounded and dropped. */
export function transformPlain(css: string): Ok<Made> {
  const { classes, findings } = convertPlain(css);
  return ok({ ...madeText(classes), ...weigh(findings), blank: css.trim() === "" });
}

type Outcome = Pick<Finding, "verdict" | "classes" | "reason">;

const exact = (classes: string): Outcome => ({ verdict: "exact", classes, reason: "" });
const close = (classes: string, reason: string): Outcome => ({ verdict: "close", classes, reason });
const dropped = (reason: string): Outcome => ({ verdict: "dropped", classes: "", reason });

const pxSpace = /^(margin|padding)(?:-(top|right|bottom|left))?:\s*(\d*\.?\d+)px$/;
const pxSize = /^(width|height):\s*(\d*\.?\d+px)$/;

function convertDeclaration(declaration: string): Outcome {
  const entry = table.get(declaration);
  if (entry !== undefined) {
    const [utility, difference] = entry;
    return difference === undefined ? exact(utility) : close(utility, difference);
  }
  const [, property = "", side = "", amount = ""] = pxSpace.exec(declaration) ?? [];
  if (property !== "") return space(`${property.charAt(0)}${side.charAt(0)}`, Number(amount));
  const [, dimension = "", size = ""] = pxSize.exec(declaration) ?? [];
  if (dimension !== "") return exact(`${dimension.charAt(0)}-[${size}]`);
  return dropped(whyUnknown(declaration));
}

/** Spec: "the value divided by 4 and rounded", so 15px is p-4 here. */
function space(root: string, px: number): Outcome {
  const step = Math.round(px / 4);
  const utility = `${root}-${step}`;
  if (step * 4 === px) return exact(utility);
  return close(utility, `Rounded: ${utility} is ${step * 4}px.`);
}

function whyUnknown(declaration: string): string {
  if (!declaration.includes(":")) return "Not a declaration.";
  if (declaration.includes(";")) return "More than one declaration on the line.";
  if (/!\s?important$/i.test(declaration)) return "!important is not in the table.";
  if (declaration.length > longestEntry * 2) return "It is not in the table.";
  const tidy = declaration
    .toLowerCase()
    .replace(/\s*:\s*/, ": ")
    .replace(/\s+/g, " ");
  if (tidy !== declaration && table.has(tidy)) return `The table has it as “${tidy}”.`;
  if (/^(?:margin|padding).*-\d/.test(declaration)) return "Negative values are not in the table.";
  const property = declaration.slice(0, declaration.indexOf(":")).trim();
  return knownProperties.has(property)
    ? `This value of ${property} is not in the table.`
    : `${property} is not in the table.`;
}

const longestEntry = Math.max(...[...table.keys()].map((declaration) => declaration.length));
const knownProperties = new Set(
  [...table.keys()].map((declaration) => declaration.slice(0, declaration.indexOf(":"))),
);

/** "a { color: red }" and "color: red }", but not "a:hover {". */
const hasDeclaration = (line: string): boolean => line.slice(line.indexOf("{") + 1).includes(":");

const isComment = (line: string): boolean => /^(?:\/\*|\*|\/\/)|\*\/$/.test(line);
