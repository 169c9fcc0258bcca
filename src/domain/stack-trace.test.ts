import { describe, expect, test } from "vitest";
import { readStackTrace, saysOfStackTrace, writeStackTrace } from "./stack-trace.ts";

/** As Node 20, Firefox, CPython 3.11 and a JDK wrote them; only the paths are others. */
const traces = {
  severalLines: `RangeError: two
lines
    at A.b (file:///app/b.mjs:3:30)
    at file:///app/b.mjs:4:23
    at Array.map (<anonymous>)
    at ModuleJob.run (node:internal/modules/esm/module_job:325:25)`,
  evaluated: `Uncaught (in promise) ReferenceError: x is not defined
    at eval (eval at <anonymous> (file:///app/b.mjs:5:7), <anonymous>:3:1)
    at file:///app/b.mjs:5:26`,
  awaited: `Error: ENOENT: no such file or directory, open '/nope'
    at async open (node:internal/fs/promises:637:25)
    at async Promise.all (index 0)
    at async main (file:///app/b.mjs:2:25)
    at async file:///app/b.mjs:6:1`,
  code: `node:internal/errors:490
    ErrorCaptureStackTrace(err);
    ^

TypeError [ERR_INVALID_ARG_TYPE]: The "path" argument must be of type string.
    at new NodeError (node:internal/errors:399:5)
    at run (C:\\app\\main.js:1:4)

Node.js v20.1.0`,
  firefox: `Error: no
b@https://example.com/app.js:3:9
@https://example.com/app.js:9:1`,
  python: `INFO starting
Traceback (most recent call last):
  File "/app/a.py", line 4, in load
    return json.loads(text)
           ^^^^^^^^^^^^^^^^
  File "/usr/lib/python3.11/json/__init__.py", line 346, in loads
    return _default_decoder.decode(s)
json.decoder.JSONDecodeError: Expecting value: line 1 column 2 (char 1)

The above exception was the direct cause of the following exception:

Traceback (most recent call last):
  File "/app/a.py", line 7, in <module>
    load("{")
RuntimeError: no settings
`,
  java: `Exception in thread "main" java.lang.IllegalStateException: A book has a null property
        at com.example.myproject.Author.getBookIds(Author.java:38)
        at com.example.myproject.Bootstrap.main(Bootstrap.java:14)
Caused by: java.lang.NullPointerException
    a second line of the message
        at java.base/java.util.Objects.requireNonNull(Objects.java:233)
        at com.example.myproject.Book.getId(Book.java:22)
        ... 1 more
`,
};

describe("a stack trace", () => {
  test.each<[keyof typeof traces, string, string, string]>([
    ["severalLines", "RangeError", "two", "A.b (file:///app/b.mjs:3:30)"],
    [
      "evaluated",
      "ReferenceError",
      "x is not defined",
      "eval (eval at <anonymous> (file:///app/b.mjs:5:7), <anonymous>:3:1)",
    ],
    [
      "awaited",
      "Error",
      "ENOENT: no such file or directory, open '/nope'",
      "main (file:///app/b.mjs:2:25)",
    ],
    [
      "code",
      "TypeError",
      'The "path" argument must be of type string.',
      "run (C:\\app\\main.js:1:4)",
    ],
    ["firefox", "Error", "no", "b (https://example.com/app.js:3:9)"],
    [
      "python",
      "json.decoder.JSONDecodeError",
      "Expecting value: line 1 column 2 (char 1)",
      "load (/app/a.py:4)",
    ],
    [
      "java",
      "java.lang.NullPointerException",
      "",
      "com.example.myproject.Book.getId (Book.java:22)",
    ],
  ])("%s: which error, and where in one's own code", (name, error, message, place) => {
    const read = readStackTrace(traces[name]);
    const text = read.ok ? writeStackTrace(read.value, "text") : read.message;
    expect(text.split("\n").slice(0, 3)).toEqual([
      `Error: ${error}`,
      `Message: ${message}`,
      `At: ${place}`,
    ]);
  });

  test("is read with the line ends of Windows, too", () => {
    expect(readStackTrace(traces.java.replaceAll("\n", "\r\n"))).toEqual(
      readStackTrace(traces.java),
    );
  });

  test("frames are listed with the innermost first", () => {
    const read = readStackTrace(traces.python);
    expect(read.ok && JSON.parse(writeStackTrace(read.value, "json"))).toMatchObject({
      language: "Python",
      frames: [
        { name: "loads", place: "/usr/lib/python3.11/json/__init__.py:346", isOwn: false },
        { name: "load", place: "/app/a.py:4", isOwn: true },
      ],
    });
  });

  test("where nothing is one's own, the innermost is told", () => {
    expect(saysOfStackTrace("Error\n    at a (node:fs:1:2)\n    at b (node:fs:3:4)")).toEqual([
      { label: "Error", words: "2 frames" },
      { label: "At", words: "a (node:fs:1:2)", isCode: true },
    ]);
  });

  test.each([
    "",
    "Meet me at noon\nat the cafe (near 5:30)",
    "The train leaves\n  at 10:30:45\n  at 11:30:45",
    "git@github.com:22:33\nhello",
    "Traceback (most recent call last):\n  nothing",
    "Error: x",
    "at Foo.Bar(String s)\nat Foo.Baz(Int32 i)",
  ])("%j is none", (text) => {
    expect(readStackTrace(text).ok).toBe(false);
    expect(saysOfStackTrace(text)).toEqual([]);
  });

  test("a hostile text does not take long", () => {
    const lines = [
      `at ${" (".repeat(5000)}`,
      `at ${":1".repeat(5000)}x`,
      `${"a.".repeat(5000)}@`,
      `  File "${"x".repeat(10_000)}`,
    ];
    expect(readStackTrace(lines.join("\n").repeat(50)).ok).toBe(false);
  });
});
