import { longhandsOf } from "../css/longhands.ts";
import type { Declaration } from "../css/stylesheet.ts";
import type { Finding, Verdict } from "../findings.ts";
import { knownVariable } from "../tailwind.ts";
import { replacedReason } from "./fallbacks.ts";
import type { Group } from "./groups.ts";
import type { Proof } from "./proof.ts";
import { compareOutcome, type Outcome } from "./trial.ts";

const hoverReason = "hover: waits for a device that can hover.";
const foreignReason = "This browser does not support it, others may: kept, not compared.";
const blindReason = "This browser could not compare what it does.";
const variableReason = (name: string) => `The same text. What ${name} holds is not known here.`;

/** One finding for each declaration: the worst that was found of it for any element. */
export function judge(
  proofs: readonly Proof[],
  outcomes: readonly Outcome[] | null,
): readonly Finding[] {
  const found = new Map<Declaration, Finding>();
  const note = (declaration: Declaration, outcome: Judgment) => {
    const { line } = declaration;
    const before = found.get(declaration);
    if (before !== undefined && rank[before.verdict] >= rank[outcome.verdict]) return;
    found.set(declaration, { line, css: written(declaration), ...outcome });
  };
  for (const [at, proof] of proofs.entries()) {
    const { group } = proof.chosen;
    const outcome = outcomes?.[at];
    const differences = outcome === undefined ? null : compareOutcome(outcome);
    for (const [index, declaration] of group.declarations.entries()) {
      note(declaration, judgeDeclaration(declaration, proof, differences?.[index] ?? null));
    }
    for (const { declaration, verdict, reason } of group.unsaid) {
      note(declaration, { verdict, reason, classes: "" });
    }
  }
  return [...found.values()];
}

type Judgment = Pick<Finding, "verdict" | "classes" | "reason">;

const written = ({ property, value, important }: Declaration): string =>
  `${property}: ${value.replace(/\s+/g, " ")}${important ? " !important" : ""}`;

/** `difference`: what the browser found, "" for nothing, `null` when it could not compare. */
function judgeDeclaration(
  declaration: Declaration,
  proof: Proof,
  difference: string | null,
): Judgment {
  const { group, classes } = proof.chosen;
  const wins = longhandsOf(declaration.property, declaration.value).filter(
    ({ property }) => group.settings.get(property)?.source === declaration,
  );
  if (wins.length === 0) return { verdict: "replaced", classes: "", reason: replacedReason };
  const own = classes.filter((name) => {
    const reach = proof.reach.get(name);
    return wins.some((part) => reach?.has(part.property));
  });
  const faults = wins.flatMap((part) => proof.faults.get(part.property) ?? []);
  const [fault = difference ?? ""] = faults;
  const reason = fault || (proof.waitsForHover ? hoverReason : "");
  if (reason !== "")
    return { verdict: own.length === 0 ? "dropped" : "close", classes: own.join(" "), reason };
  const doubt = whyNotCompared(declaration, group, difference);
  return { verdict: doubt === "" ? "exact" : "kept", classes: own.join(" "), reason: doubt };
}

function whyNotCompared(declaration: Declaration, group: Group, difference: string | null): string {
  if (group.foreign.has(declaration)) return foreignReason;
  if (difference === null) return blindReason;
  const own = new Set(group.declarations.map(({ property }) => property));
  const unknown = [...declaration.value.matchAll(/var\(\s*(--[^\s,)]+)/gi)]
    .map(([, name = ""]) => name)
    .find((name) => !own.has(name) && knownVariable(name) === null);
  return unknown === undefined ? "" : variableReason(unknown);
}

const rank: Record<Verdict, number> = {
  replaced: 0,
  exact: 1,
  kept: 2,
  close: 3,
  dropped: 4,
  invalid: 5,
};
