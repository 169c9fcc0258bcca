import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { samples } from "../../view/sample.ts";
import { beautify } from "../../logic.ts";
import { languages } from "../languages.ts";
import { optionsShape } from "../options.ts";
import { foreignLanguage } from "./foreign.ts";
import { guessLanguage } from "./guess.ts";

const messageOf = async (text: string, fileName?: string): Promise<string> => {
  const made = await beautify(text, { ...optionsShape.initial, fileName });
  return made.ok ? made.value.language : made.message;
};

describe("a language that is not known here is called so", () => {
  test.each([
    ["Python", "def add(a, b):\n    return a + b\n"],
    ["Python", "# Settings\nimport os\n\nprint(os.name)\n"],
    ["Python", "from os import path\nfor a in b:\n    print(a)"],
    ["Python", "class A(B):\n    pass"],
    ["Shell", '#!/bin/bash\n# Setup\nset -e\nfoo() {\n  echo "$1"\n}\n'],
    ["Shell", "npm install prettier"],
    ["Shell", "# Clone it\ngit clone https://a.example/b\ncd b && npm run build"],
    ["Shell", 'if [ -f "$a" ]; then\n  echo yes\nfi'],
    ["PHP", "<?php\necho 'a';\n"],
    ["Ruby", "class A < B\n  def c\n    puts 1\n  end\nend\n"],
    ["Go", 'package main\n\nimport "fmt"\n\nfunc main() {\n\tfmt.Println("a")\n}\n'],
    ["Rust", 'fn main() {\n    println!("a");\n}\n'],
    ["Java", "import java.util.List;\n\npublic class A {\n  private int b;\n}\n"],
    ["C#", "using System;\n\nnamespace A {\n  class B {}\n}\n"],
    ["C or C++", '#include <stdio.h>\nint main() { printf("a"); }'],
    ["Dockerfile", "FROM node:22\nWORKDIR /app\nRUN npm ci\n"],
    ["TOML or INI", '[package]\nname = "a"\n'],
  ])("%s: %j", async (name, text) => {
    expect(await messageOf(text)).toBe(`${name} is not a language known here`);
  });

  test.each([
    "Hello there, this is only a text.",
    "Dear all!\n\nThe meeting is on Monday at nine. See you there.",
    "ffmpeg -i a.mp4 b.webm",
    "a b",
  ])("nothing that has a name: %j", async (text) => {
    expect(await messageOf(text)).toBe("Not a language known here");
  });

  test.each([
    ["function a( {", "Invalid JavaScript format"],
    ["const a = ;", "Invalid JavaScript format"],
    ["if (a) { b(", "Invalid JavaScript format"],
    ["a", "javascript"],
    ["node = 1; cat = 2", "javascript"],
    ["export default a", "javascript"],
    ["export { a }", "javascript"],
    ["# Install\n\n```sh\nnpm install a\n```\n\nThen **run** it.", "markdown"],
    ["# Title\n\n- [a](https://a.example)\n- b", "markdown"],
    ["jobs:\n  a:\n    steps:\n      - run: |\n          npm ci\n          npm test", "yaml"],
    ['{"a": 1,}', "Invalid JSON format"],
  ])("what is known stays known: %j", async (text, wanted) => {
    expect(await messageOf(text)).toBe(wanted);
  });

  test("by the name of the file, unless the visitor knows better", async () => {
    expect(await messageOf("print(1)", "a.py")).toBe("Python is not a language known here");
    expect(await messageOf("a()", "constructor")).toBe("javascript");
    const request = { ...optionsShape.initial, fileName: "a.py", language: "javascript" as const };
    expect((await beautify("print(1)", request)).ok).toBe(true);
  });

  test("the samples are not foreign, and no text makes it slow", () => {
    expect(languages.filter(({ id }) => foreignLanguage(samples[id]) !== undefined)).toEqual([]);
    for (const piece of ["package a\n", "FROM a", "[a]\n", "require 'a'\n", "cd a\n", "```\n"]) {
      foreignLanguage(piece.repeat(20_000));
    }
  });
});

describe("minified JavaScript is not taken for TypeScript", () => {
  test.each([
    "var a=b?c:void 0,d=e(f)?g:string;",
    "!function(e,t){return e?t:any}(a,{type:string,b:number,c:boolean});",
    'x("interface A { }","type B = C");switch(a){case 1:void b()}',
    "const{a:number,b:string}=c;",
  ])("%s", (text) => {
    expect(guessLanguage(text)).toBe("javascript");
  });

  const library = dirname(createRequire(import.meta.url).resolve("prettier/package.json"));
  const files = ["", "plugins"].flatMap((folder) =>
    readdirSync(join(library, folder))
      .filter((name) => name.endsWith(".js"))
      .map((name) => join(folder, name)),
  );

  test("as little as the files of a library that are", () => {
    expect(files.length).toBeGreaterThan(10);
    const taken = files.filter((name) => {
      const text = readFileSync(join(library, name), "utf8");
      return guessLanguage(text) !== "javascript" || foreignLanguage(text) !== undefined;
    });
    expect(taken).toEqual([]);
  });

  test.each([
    "function f(a: string, b?: number) {}",
    "let a: Map<string, number> = new Map();",
    "class A {\n  b: string;\n}",
    "const f = (a: Foo): Bar => a;",
    "export function f(a): Promise<void> {\n}",
    "class A { private b = 1 }",
  ])("TypeScript still is: %s", (text) => {
    expect(guessLanguage(text)).toBe("typescript");
  });
});
