import { groupIndian } from "#domain/decimal.ts";
import type { Infix, Node } from "./parser.ts";

/** How tightly each kind of node binds, in the order of the parser. */
const levels: Record<Infix, number> = {
  "+": 1,
  "-": 1,
  "×": 2,
  "÷": 2,
  mod: 2,
  nCr: 3,
  nPr: 3,
  "^": 5,
};
const minusLevel = 4;
const postfixLevel = 6;
const atomLevel = 7;

function levelOf(node: Node): number {
  if (node.type === "infix") return levels[node.operator];
  if (node.type === "minus") return minusLevel;
  return node.type === "postfix" ? postfixLevel : atomLevel;
}

/** An expression as it was understood: every sign written, no parenthesis too many. */
export function readingOf(node: Node): string {
  switch (node.type) {
    case "number":
      return groupedNumber(node.text);
    case "constant":
      return node.name;
    case "minus":
      return `-${at(minusLevel, node.of)}`;
    case "postfix":
      return at(postfixLevel, node.of) + node.sign;
    case "unary":
      return `${node.name}(${readingOf(node.of)})`;
    case "binary":
      return `${node.name}(${ungrouped(node.first)}, ${ungrouped(node.second)})`;
    case "infix":
      return infixReading(node);
  }
}

function infixReading({ operator, left, right }: Extract<Node, { type: "infix" }>): string {
  const level = levels[operator];
  if (operator === "^") return `${at(postfixLevel, left)}^${at(minusLevel, right)}`;
  return `${at(level, left)} ${operator} ${at(level + 1, right)}`;
}

/** In parentheses where it would otherwise be read differently. */
const at = (level: number, node: Node): string =>
  levelOf(node) >= level ? readingOf(node) : `(${readingOf(node)})`;

/** Where a comma parts two numbers it cannot group digits too. */
const ungrouped = (node: Node): string => readingOf(node).replace(/(?<=\d),(?=\d)/g, "");

/** "1e21" and "1.50" stay as they were typed; only the whole part is grouped. */
function groupedNumber(text: string): string {
  const [digits = "", ...power] = text.split(/(?=e)/i);
  return [groupIndian(digits), ...power].join("");
}
