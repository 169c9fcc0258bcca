import { describe, expect, test } from "vitest";
import { proveReplays } from "#proof/replays.ts";
import { aims, levels, modes, optionsShape, replay, type Action, type Options } from "../logic.ts";

const keysOf = <Name extends string>(table: Record<Name, unknown>) => Object.keys(table) as Name[];
const everyOptions: readonly Options[] = keysOf(modes).flatMap((mode) =>
  keysOf(aims).flatMap((aim) => keysOf(levels).map((level) => ({ mode, aim, level }))),
);

describe("a game of Color Guess, played again after a reload", () => {
  proveReplays({
    replay,
    everyOptions,
    actions: ({ question, seed, total }): Action[] => [
      ...(question?.options ?? []).map((color) => ({ type: "answer", color }) as const),
      { type: "next" },
      { type: "next" },
      ...(total % 4 === 3
        ? ([
            { type: "reset" },
            {
              type: "change",
              options: everyOptions[(seed + total) % 16] ?? optionsShape.initial,
            },
          ] as const)
        : []),
    ],
  });

  test.each(everyOptions.map((options) => [options]))("%j has a word of its own", (options) => {
    const change: Action = { type: "change", options };
    expect(replay.read(replay.write(change), 0)).toEqual(change);
  });

  test.each(["hex", "hex-code", "hex-code-random-", "cmyk-code-random", "#12345", "#abcdef", ""])(
    "“%s” is no word",
    (word) => expect(replay.read(word, 0)).toBeUndefined(),
  );
});
