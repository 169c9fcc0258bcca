import { fail, ok, type Result } from "#domain/result.ts";
import { madeText } from "#domain/transform.ts";
import { canonicalJson } from "./json.ts";
import { headRows } from "./limits.ts";
import { layOut, type Layout, type Shape } from "./rows/layout.ts";
import { compare, type Comparison, type Counts, type Rules } from "./compare/compare.ts";
import { writePatch } from "./patch.ts";
import { drawRow, type Row } from "./rows/rows.ts";

/** What a worker keeps of the two texts, so that only what is seen travels to the page. */
interface Open {
  id: number;
  comparison: Comparison;
  rules: Rules;
  paths: { left: string[]; right: string[] } | null;
  layout: Layout | null; // until somebody looks
  texts: { left: string; right: string };
}

export interface Arranged {
  total: number; // rows of the layout
  changes: number[]; // rows where a change begins
  head: Row[]; // the first of them
}

export interface Compared {
  counts: Counts;
  likeness: number;
  notices: string[];
  isSame: boolean;
  widest: number; // characters of the longest line, to know how far to scroll
}

interface CompareInput {
  id: number;
  left: string | Blob;
  right: string | Blob;
  rules: Rules;
}

export const nothingOpen = "Nothing is open";

/** The jobs of the worker. */
export function openSession() {
  let open: Open | null = null;

  const draw = (now: Open, from: number, count: number): Row[] =>
    (now.layout?.entries ?? [])
      .slice(from, from + count)
      .map((entry) => drawRow(now.comparison, entry, now.rules, now.paths));

  return {
    async compare(input: CompareInput): Promise<Result<Compared, string>> {
      const { id, rules } = input;
      const texts = { left: await textOf(input.left), right: await textOf(input.right) };
      const given = rules.mode === "json" ? asJson(texts) : ok({ ...texts, paths: null });
      if (!given.ok) return given;
      const comparison = compare(given.value.left, given.value.right, rules);
      open = { id, comparison, rules, paths: given.value.paths, layout: null, texts };
      const { counts, likeness, notices } = comparison;
      return ok({
        counts,
        likeness,
        notices,
        isSame: texts.left === texts.right,
        widest: widestOf(comparison),
      });
    },

    arrange({ id, shape }: { id: number; shape: Shape }): Result<Arranged> {
      if (open?.id !== id) return fail(nothingOpen);
      const layout = layOut(open.comparison.alignment, shape);
      open.layout = layout;
      const { entries, changes } = layout;
      return ok({ total: entries.length, changes, head: draw(open, 0, headRows) });
    },

    rows({ id, from, count }: { id: number; from: number; count: number }): Result<Row[]> {
      return open?.id === id ? ok(draw(open, from, count)) : fail(nothingOpen);
    },

    patch({ id, name }: { id: number; name: string }) {
      if (open?.id !== id) return fail(nothingOpen);
      return ok(madeText(writePatch(open.texts.left, open.texts.right, name)));
    },
  };
}

const textOf = async (given: string | Blob): Promise<string> =>
  typeof given === "string"
    ? given
    : new TextDecoder("utf-8", { ignoreBOM: true }).decode(await given.arrayBuffer());

function asJson({ left, right }: { left: string; right: string }) {
  const one = canonicalJson(left, "Left");
  if (!one.ok) return one;
  const two = canonicalJson(right, "Right");
  if (!two.ok) return two;
  return ok({
    left: one.value.text,
    right: two.value.text,
    paths: { left: one.value.paths, right: two.value.paths },
  });
}

/** A line that is shown is cut at some point: see words.ts. */
const widestShown = 5000;

function widestOf({ left, right }: Comparison): number {
  let widest = 0;
  for (const line of left) widest = Math.max(widest, line.length);
  for (const line of right) widest = Math.max(widest, line.length);
  return Math.min(widest, widestShown);
}
