import type { Operation } from "#domain/operation/operation.ts";
import type { Option } from "#domain/operation/options.ts";
import { takesPattern } from "../job.ts";
import { wordsOf } from "../find-operation.ts";

/** The part of JSON Schema that tools are described with. */
export interface Schema {
  type: string;
  description?: string;
  enum?: readonly string[];
  default?: string | number | boolean;
  minimum?: number;
  maximum?: number;
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  required?: readonly string[];
  additionalProperties?: boolean;
}

export const maxLimitSeconds = 60;
export const usualLimitSeconds = 10;

/** What every tool that works on something takes. */
export const inputProperties: Readonly<Record<string, Schema>> = {
  text: { type: "string", description: "The text to work on, taken character by character." },
  bytesBase64: { type: "string", description: "Instead of text: bytes, written as Base64." },
};

export const limitProperty: Readonly<Record<string, Schema>> = {
  limitSeconds: {
    type: "number",
    description: "It is stopped when it takes longer.",
    minimum: 0.1,
    maximum: maxLimitSeconds,
    default: usualLimitSeconds,
  },
};

/** What a tool for some operations takes: which of them, the input, and all their options. */
export function schemaOf(operations: readonly Operation[]): Schema {
  const verbs = operations.map(({ id }) => wordsOf(id)[1]);
  const isChoice = verbs.length > 1;
  const takes = operations.map((operation) => operation.takes);
  const input = takes.includes("bytes")
    ? inputProperties
    : takes.includes("text")
      ? { text: inputProperties.text as Schema }
      : {};
  return {
    type: "object",
    properties: {
      ...(isChoice ? { action: actionOf(operations, verbs) } : {}),
      ...input,
      ...optionsOf(operations),
      ...(operations.some(({ id }) => takesPattern(id)) ? limitProperty : {}),
    },
    required: [
      ...(isChoice ? ["action"] : []),
      ...(takes.every((each) => each === "text") ? ["text"] : []),
    ],
    additionalProperties: false,
  };
}

const actionOf = (operations: readonly Operation[], verbs: readonly string[]): Schema => ({
  type: "string",
  enum: verbs,
  description: operations.map(({ about }, at) => `${verbs[at]}: ${about}`).join(" "),
});

/** Options of one name are one property; whose it is stands in its words where not all have it. */
function optionsOf(operations: readonly Operation[]): Record<string, Schema> {
  const names = new Set(operations.flatMap(({ options }) => Object.keys(options)));
  return Object.fromEntries([...names].map((name) => [name, optionOf(name, operations)]));
}

function optionOf(name: string, operations: readonly Operation[]): Schema {
  const owners = operations.filter(({ options }) => Object.hasOwn(options, name));
  const schemas = owners.flatMap(({ options }) => schemaOfOption(options[name] as Option));
  const [first = { type: "string" }, ...others] = schemas;
  const whose = owners.map(({ id }) => wordsOf(id)[1]).join(", ");
  const { default: initial, enum: choices, ...rest } = first;
  const all = schemas.flatMap((schema) => schema.enum ?? []);
  return {
    ...rest,
    ...(choices ? { enum: [...new Set(all)] } : {}),
    // Operations of one tool may disagree on what it is when it is not given.
    ...(initial !== undefined && others.every((other) => other.default === initial)
      ? { default: initial }
      : {}),
    description: `${rest.description}${owners.length < operations.length ? ` (${whose})` : ""}`,
  };
}

export function schemaOfOption(option: Option): Schema {
  const description = option.label;
  switch (option.is) {
    case "choice":
      return { type: "string", description, enum: option.choices, default: option.initial };
    case "flag":
      return { type: "boolean", description, default: option.initial };
    case "number": {
      const { min: minimum, max: maximum, initial, fraction } = option;
      const type = fraction ? "number" : "integer";
      return { type, description, minimum, maximum, default: initial };
    }
    case "text":
      return { type: "string", description, default: option.initial };
  }
}
