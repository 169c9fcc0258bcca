import { readArguments, type Asked } from "./arguments.ts";
import { readTextFile } from "./input.ts";
import { provideBase64 } from "./native-base64.ts";
import { ReaderLeft, tell, write, type ExitCode } from "./output.ts";

/** Where `tabkit` begins. What a command needs is loaded when it is given, so that all start soon. */
async function main(): Promise<ExitCode> {
  const asked = readArguments(process.argv.slice(2), readTextFile);
  if (asked.ok) return perform(asked.value);
  await tell(`tabkit: ${asked.message}`);
  return 2;
}

async function perform(asked: Asked): Promise<ExitCode> {
  switch (asked.does) {
    case "version":
      await write(`${import.meta.env.TABKIT_VERSION}\n`);
      return 0;
    case "help": {
      const { helpOn } = await import("./help.ts");
      if (asked.isWrong) await tell(helpOn(asked.about).trimEnd());
      else await write(helpOn(asked.about));
      return asked.isWrong ? 2 : 0;
    }
    case "operate": {
      const { operate } = await import("./operate.ts");
      return operate(asked.operation, asked.options, asked.how);
    }
    case "run": {
      const { runRecipe } = await import("./run-recipe.ts");
      return runRecipe(asked.words, asked.how);
    }
    case "detect": {
      const { detect } = await import("./detect.ts");
      return detect(asked.how);
    }
    case "list": {
      const { listing, listingJson } = await import("./listing.ts");
      await write(asked.how.isJson ? listingJson() : listing());
      return 0;
    }
    case "mcp": {
      const { serveAgents } = await import("./mcp/server.ts");
      return serveAgents(asked.how.maxResultBytes);
    }
    case "completions": {
      const { completionsFor } = await import("./completions.ts");
      const script = completionsFor(asked.words[0]);
      if (script.ok) await write(script.value);
      else await tell(`tabkit: ${script.message}`);
      return script.ok ? 0 : 2;
    }
    case "man": {
      const { manualPage } = await import("./manual.ts");
      await write(manualPage(import.meta.env.TABKIT_VERSION));
      return 0;
    }
  }
}

async function start(): Promise<void> {
  provideBase64();
  try {
    process.exitCode = await main();
  } catch (error) {
    if (error instanceof ReaderLeft) return;
    process.stderr.write(`tabkit: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

void start();
