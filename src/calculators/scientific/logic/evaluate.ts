import { answer, calculate, type Answer } from "#domain/arithmetic.ts";
import { Decimal, euler, pi, settle } from "#domain/decimal.ts";
import { plainOperand } from "#domain/operand.ts";
import { applyBinary, applyUnary, type Angle } from "./functions.ts";
import type { Constant, Node } from "./parser.ts";

/** What an expression may refer to. */
export interface Context {
  angle: Angle;
  Ans: Decimal;
  M: Decimal;
}

const hundred = plainOperand(new Decimal(100));

/** What an expression comes to. */
export function evaluate(node: Node, context: Context): Answer {
  const of = (part: Node) => evaluate(part, context);
  switch (node.type) {
    case "number":
      return answer([], new Decimal(node.text));
    case "constant":
      return plainOperand(constantValue(node.name, context));
    case "minus": {
      const { value, why } = of(node.of);
      return { value: settle(value.negated()), why };
    }
    case "postfix":
      return node.sign === "%"
        ? calculate("÷", of(node.of), hundred)
        : applyUnary(node.sign, of(node.of), context.angle);
    case "unary":
      return applyUnary(node.name, of(node.of), context.angle);
    case "binary":
      return applyBinary(node.name, of(node.first), of(node.second), context.angle);
    case "infix":
      return infix(node.operator, of(node.left), of(node.right), context.angle);
  }
}

type InfixNode = Extract<Node, { type: "infix" }>;

const infix = (
  operator: InfixNode["operator"],
  left: Answer,
  right: Answer,
  angle: Angle,
): Answer =>
  operator === "nCr" || operator === "nPr" || operator === "mod"
    ? applyBinary(operator, left, right, angle)
    : calculate(operator, left, right);

const constantValue = (name: Constant, { Ans, M }: Context): Decimal =>
  ({ π: pi, e: euler, Ans, M })[name];
