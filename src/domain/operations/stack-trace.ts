import { choice } from "#domain/operation/options.ts";
import { operation } from "#domain/operation/operation.ts";
import { ok } from "#domain/result.ts";

const read = operation({
  id: "stack-trace.read",
  name: "Read stack trace",
  about:
    "Says of a stack trace of JavaScript, Python or Java which error began it, and in which place of one's own code.",
  takes: "text",
  gives: "text",
  options: { as: choice("Output", ["text", "json"], "text") },
  reads: ["stack-trace"],
  examples: [
    {
      input:
        "TypeError: a is not a function\n    at parse (/app/node_modules/x/index.js:1:2)\n    at main (/app/main.js:3:7)\n    at node:internal/main/run_main_module:36:49\n",
      output:
        "Error: TypeError\nMessage: a is not a function\nAt: main (/app/main.js:3:7)\nFrames: 3\nLanguage: JavaScript\n",
    },
    {
      input:
        'Traceback (most recent call last):\n  File "main.py", line 3, in <module>\n    a()\nZeroDivisionError: division by zero\n',
      output:
        "Error: ZeroDivisionError\nMessage: division by zero\nAt: main.py:3\nFrames: 1\nLanguage: Python\n",
    },
  ],
  async run(text, { as }) {
    const { readStackTrace, writeStackTrace } = await import("#domain/stack-trace.ts");
    const trace = readStackTrace(text);
    return trace.ok ? ok(writeStackTrace(trace.value, as)) : trace;
  },
  async says(text) {
    const { saysOfStackTrace } = await import("#domain/stack-trace.ts");
    return saysOfStackTrace(text);
  },
});

export default [read];
