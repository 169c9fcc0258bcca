import { asOption, writeFacts } from "#domain/operation/facts.ts";
import { operation } from "#domain/operation/operation.ts";
import { fail } from "#domain/result.ts";

const read = operation({
  id: "user-agent.read",
  name: "Read a user agent",
  about:
    "Says which browser, system, device, engine, app or bot a user agent string names, and what in it is not to be believed.",
  takes: "text",
  gives: "text",
  options: { as: asOption },
  reads: ["user-agent"],
  word: "user agent",
  examples: [
    {
      input: "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0",
      output:
        "Browser: Firefox 128.0\nSystem: Linux\nDevice: Desktop\nEngine: Gecko 128.0\nProcessor: 64-bit x86",
    },
  ],
  async run(text, { as }) {
    const { factsOf } = await import("./logic/told.ts");
    const told = factsOf(text);
    if (told === null) return fail("No browser, system or bot is named in this text.");
    return { ok: true, value: writeFacts(told.facts, as), notes: told.caveats };
  },
  says: async (text) => (await import("./logic/told.ts")).saysOf(text),
});

export default [read];
