import { guess, type Shape } from "./glance.ts";

/** Sums as people type them: "12*(3+4)", "15% of 200", "2^10", "sqrt(2) / 3". */

const token =
  /\s*(?:(?<operand>(?:\d[\d,]*(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?%?|(?:pi|π|e)\b)|(?<name>sqrt|cbrt|sin|cos|tan|asin|acos|atan|log|log2|log10|ln|exp|abs|round|floor|ceil)(?=\s*\()|(?<operator>\*\*|[-+*/×÷^−]|\bof\b|\bmod\b)|(?<open>\()|(?<close>\)[%!]?))/iy;

interface Parts {
  operators: string[];
  hasName: boolean;
  hasGroup: boolean;
  hasPercent: boolean;
}

export const arithmetic: Shape = ({ isLine, text }) => {
  if (!isLine || text.length > 300 || !/\d/.test(text)) return null;
  const sum = text.replace(/\s*=\s*\??$/, "");
  const parts = partsOf(sum);
  if (parts === null) return null;
  const { operators, hasName, hasGroup, hasPercent } = parts;
  if (operators.length === 0) return hasName ? guess("arithmetic", 0.95) : null;
  if (hasName || /[*×÷^+]|of|mod/i.test(operators.join(" "))) return guess("arithmetic", 0.95);
  if (hasGroup || hasPercent) return guess("arithmetic", 0.9);
  if (sum !== text) return guess("arithmetic", 0.9);
  // Only "-" and "/" are left, as in dates, phones, ranges, scores, "24/7", "9/11" and "50-50".
  const isSpaced = operators.length === (sum.match(/\d\s+[-/−]\s+[\d.]/g)?.length ?? 0);
  if (!isSpaced) return guess("arithmetic", 0.4);
  if (operators.length > 1 || operators.includes("/")) return guess("arithmetic", 0.85);
  return guess("arithmetic", sum.includes(".") ? 0.85 : 0.5);
};

/** The parts of a sum in which operands and operators take turns; nothing for what is none. */
function partsOf(text: string): Parts | null {
  const parts: Parts = { operators: [], hasName: false, hasGroup: false, hasPercent: false };
  let depth = 0;
  let wantsOperand = true;
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const groups = token.exec(text)?.groups;
    if (groups === undefined) return null;
    const { operand, name, operator, open } = groups;
    if (operand !== undefined) {
      if (!wantsOperand) return null;
      wantsOperand = false;
      parts.hasPercent ||= operand.endsWith("%");
    } else if (name !== undefined || open !== undefined) {
      if (!wantsOperand) return null;
      parts.hasName ||= name !== undefined;
      parts.hasGroup = true;
      if (open !== undefined) depth += 1;
    } else if (operator !== undefined) {
      if (wantsOperand) {
        // A sign; "*67" begins like nothing that can be computed.
        if (!/^[-+−]$/.test(operator)) return null;
      } else {
        parts.operators.push(operator);
        wantsOperand = true;
      }
    } else {
      depth -= 1;
      if (wantsOperand || depth < 0) return null;
    }
  }
  return depth === 0 && !wantsOperand ? parts : null;
}
