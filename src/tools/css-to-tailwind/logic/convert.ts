import type { Job } from "#domain/jobs.ts";
import { ok, type Ok } from "#domain/result.ts";
import { madeText } from "#domain/transform.ts";
import { chooseClasses } from "./exact/exact.ts";
import { weigh, type Finding, type Made } from "./findings.ts";
import { groupRules } from "./exact/groups.ts";
import type { Layout, Options } from "./options.ts";
import { longhandsOf } from "./css/longhands.ts";
import { proveClasses, type Proof } from "./exact/proof.ts";
import { flatten, type Leftover } from "./css/rules.ts";
import { parseStylesheet, type Declaration } from "./css/stylesheet.ts";
import { knownVariable } from "./tailwind.ts";

/** Exact mode: finds classes, compiles them, and says which are the same as the CSS. */
export async function transformExact(
  css: string,
  options: Options,
  progress: Job["progress"],
): Promise<Ok<Made>> {
  const { rules, leftovers } = flatten(parseStylesheet(css));
  const groups = groupRules(rules, { lookup: knownVariable, remAsPx: options.remAsPx });
  progress(0.2);
  const chosen = await chooseClasses(groups, options);
  progress(0.7);
  const proofs = await proveClasses(chosen, options.remAsPx);
  const findings = [...judge(proofs), ...leftovers.map(leftOut)].sort((a, b) => a.line - b.line);
  const text = writeOut(proofs, options.layout);
  return ok({ ...madeText(text), ...weigh(findings), blank: css.trim() === "" });
}

const hoverReason = "hover: waits for a device that can hover.";

/** One finding for each declaration: the worst that was found of it for any element. */
function judge(proofs: readonly Proof[]): Finding[] {
  const found = new Map<Declaration, Finding>();
  for (const proof of proofs) {
    for (const declaration of proof.chosen.group.declarations) {
      const finding = judgeDeclaration(declaration, proof);
      const before = found.get(declaration);
      if (before !== undefined && rank[before.verdict] >= rank[finding.verdict]) continue;
      found.set(declaration, finding);
    }
  }
  return [...found.values()];
}

function judgeDeclaration(declaration: Declaration, proof: Proof): Finding {
  const { property, value, important, line } = declaration;
  const css = `${property}: ${value.replace(/\s+/g, " ")}${important ? " !important" : ""}`;
  const { group, classes } = proof.chosen;
  const parts = longhandsOf(property, value);
  const wins = parts.filter((part) => {
    const setting = group.settings.get(part.property);
    return setting?.value === part.value && setting.important === important;
  });
  if (wins.length === 0) {
    return {
      line,
      css,
      verdict: "exact",
      classes: "",
      reason: "Another declaration takes its place.",
    };
  }
  const own = classes.filter((name) => {
    const reach = proof.reach.get(name);
    return wins.some((part) => reach?.has(part.property));
  });
  const faults = wins.flatMap((part) => proof.faults.get(part.property) ?? []);
  const reason = faults[0] ?? (proof.waitsForHover ? hoverReason : "");
  const verdict = reason === "" ? "exact" : own.length === 0 ? "dropped" : "close";
  return { line, css, verdict, classes: own.join(" "), reason };
}

const rank: Record<Finding["verdict"], number> = { exact: 0, close: 1, dropped: 2 };

function leftOut({ text, line }: Leftover): Finding {
  const reason = text.startsWith("@")
    ? "This stays in your stylesheet: a class cannot say it."
    : "Not a declaration.";
  return { line, css: text.replace(/\s+/g, " "), verdict: "dropped", classes: "", reason };
}

/** The classes of each element, in the order of the text. */
function writeOut(proofs: readonly Proof[], layout: Layout): string {
  const lists = new Map<string, Set<string>>();
  for (const { chosen } of proofs) {
    const list = lists.get(chosen.group.element) ?? new Set();
    for (const name of chosen.classes) list.add(name);
    lists.set(chosen.group.element, list);
  }
  const filled = [...lists].filter(([, list]) => list.size > 0);
  return filled
    .map(([element, list]) => {
      const classes = [...list].join(" ");
      if (layout === "apply")
        return element === "" ? `@apply ${classes};` : `${element} {\n  @apply ${classes};\n}`;
      return filled.length === 1 ? classes : `/* ${element || "no selector"} */\n${classes}`;
    })
    .join("\n\n");
}
