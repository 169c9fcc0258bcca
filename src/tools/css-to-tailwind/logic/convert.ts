import type { Job } from "#domain/jobs.ts";
import { madeText } from "#domain/transform.ts";
import { newerValues } from "./css/newer.data.ts";
import { flatten, type Leftover } from "./css/rules.ts";
import { parseStylesheet } from "./css/stylesheet.ts";
import { isCommon, type Supports } from "./css/validity.ts";
import { chooseClasses } from "./exact/exact.ts";
import { groupRules } from "./exact/groups.ts";
import { judge } from "./exact/judge.ts";
import { proveClasses, type Proof } from "./exact/proof.ts";
import type { Outcome, Trials } from "./exact/trial.ts";
import { weigh, type Converted, type Finding, type Made } from "./findings.ts";
import type { Layout, Options } from "./options.ts";
import { groundSheet, knownVariable } from "./tailwind.ts";

/** What only a browser can tell: does it take this declaration? */
export type Question = readonly [property: string, value: string];

/** All that has to be asked before a text can be converted, each once. */
export function questionsOf(css: string): Question[] {
  const { rules } = flatten(parseStylesheet(css));
  const asked = rules.flatMap(({ declarations }) =>
    declarations.flatMap(({ property, value }): Question[] => [
      [property, value],
      [property, "inherit"],
    ]),
  );
  const examples = newerValues.map(([, property, value]): Question => [property, value]);
  const keyed = [...asked, ...examples].map((question) => [question.join(":"), question] as const);
  return [...new Map(keyed).values()];
}

/** A conversion for which only the browser's comparison is missing. */
export interface Conversion {
  proofs: readonly Proof[];
  leftovers: readonly Leftover[];
  layout: Layout;
  trials: Trials;
  blank: boolean;
}

/** Exact mode: finds classes for what browsers mind, and compiles them. */
export async function findClasses(
  css: string,
  options: Options,
  supports: Supports,
  progress: Job["progress"],
): Promise<Conversion> {
  const { rules, leftovers } = flatten(parseStylesheet(css));
  const { layout, remAsPx } = options;
  const groups = groupRules(rules, { lookup: knownVariable, remAsPx }, supports);
  progress(0.2);
  const chosen = await chooseClasses(groups, options);
  progress(0.6);
  const proofs = await proveClasses(chosen, remAsPx);
  progress(0.8);
  const trials = {
    ground: groundSheet(),
    rootPx: remAsPx ? 16 : 20,
    trials: proofs.map(({ trial }) => trial),
  };
  return { proofs, leftovers, layout, trials, blank: css.trim() === "" };
}

/** Says which classes are the same as the CSS. `null`: this browser could not compare them. */
export function finish(conversion: Conversion, outcomes: readonly Outcome[] | null): Made {
  const { classes, findings } = conclude(conversion, outcomes);
  return { ...madeText(classes), ...weigh(findings), blank: conversion.blank };
}

/** The same with nothing cut. */
export function conclude(
  { proofs, leftovers, layout }: Conversion,
  outcomes: readonly Outcome[] | null,
): Converted {
  const findings = [...judge(proofs, outcomes), ...leftovers.map(leftOut)];
  findings.sort((a, b) => a.line - b.line);
  return { classes: writeOut(proofs, layout), findings };
}

/**
 * Exact mode where no browser can be asked. What has a maker's prefix or is newer is not taken for
 * granted: what stood before it is kept beside it. Classes are compared with the CSS as text.
 */
export async function convertUnseen(css: string, options: Options): Promise<Converted> {
  return conclude(await findClasses(css, options, isCommon, () => {}), null);
}

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
