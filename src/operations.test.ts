import { describe, expect, test } from "vitest";
import { findOperation, operations } from "#catalog/operations.ts";
import { commands, operationSwitches } from "#cli/commands.ts";
import { openNodeHasher, openNodeStream } from "#cli/node-ambient.ts";
import { checkExample, exampleAmbient } from "#domain/operation/example.ts";
import { kindNames } from "#domain/recognition/kinds.ts";
import type { Ambient } from "#domain/operation/operation.ts";
import { readOptions } from "#domain/operation/options.ts";

// The rules for every operation. Nothing here names one: a new one changes no file but its own.

const ambient: Ambient = {
  ...exampleAmbient(),
  openHasher: openNodeHasher,
  openStream: openNodeStream,
};

const inNode = operations.filter(({ where }) => where !== "browser");

describe("names", () => {
  test("no two operations share an id or a name", () => {
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
    expect(new Set(operations.map(({ name }) => name)).size).toBe(operations.length);
  });

  test.each(operations)("$id", ({ id, name, about, options, reads = [], inverse }) => {
    expect(id).toMatch(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*\.[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(name).toMatch(/^[A-Z]\S*( \S+)*$/);
    expect(about).toMatch(/^[A-Z].*\.$/);
    for (const option of Object.keys(options)) expect(option).toMatch(/^[a-z][a-zA-Z0-9]*$/);
    for (const kind of reads) expect(kindNames).toHaveProperty(kind);
    expect(findOperation(inverse ?? id)).toBeDefined();
    // The command line has words of its own.
    for (const option of Object.keys(options)) expect(operationSwitches).not.toHaveProperty(option);
    expect(commands).not.toHaveProperty(id.split(".")[0] ?? "");
    // The initial values are proper ones.
    expect(readOptions(options, {})).toMatchObject({ ok: true });
  });
});

describe("examples come out as they say", () => {
  const cases = inNode.flatMap((operation) =>
    operation.examples.map((example, at) => ({ id: operation.id, at, operation, example })),
  );
  test.each(cases)("$id, example $at", async ({ operation, example }) => {
    const inverse = findOperation(operation.inverse ?? "");
    expect(await checkExample(operation, example, ambient, inverse)).toBe("");
  });
});
