import { execFileSync, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operations } from "#catalog/operations.ts";

// The command line as somebody gets it: built, packed, installed into an empty folder, and run there.

let folder = "";
let program = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tabkit-cli-"));
  const built = join(folder, "built");
  const home = join(folder, "home");
  mkdirSync(home);
  execFileSync(process.execPath, ["scripts/build-cli.mjs", built], { stdio: "pipe" });
  npm(["pack", "--pack-destination", folder], built);
  const packed = readdirSync(folder).find((name) => name.endsWith(".tgz")) ?? "";
  npm(["init", "-y"], home);
  npm(["install", "--offline", "--no-audit", "--no-fund", join(folder, packed)], home);
  program = resolve(home, "node_modules/tabkit/tabkit.mjs");
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function npm(args: string[], cwd: string): void {
  execFileSync("npm", args, { cwd, stdio: "pipe", shell: process.platform === "win32" });
}

function tabkit(args: readonly string[], input: string | Buffer = "") {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    input,
    cwd: folder,
    maxBuffer: 100_000_000,
  });
  return { status, out: stdout.toString(), bytes: stdout, said: stderr.toString() };
}

describe("the package", () => {
  test("is one program and its manual, without dependencies", () => {
    const own = join(folder, "home/node_modules");
    expect(readdirSync(own).filter((name) => !name.startsWith("."))).toEqual(["tabkit"]);
    expect(readdirSync(join(own, "tabkit")).sort()).toEqual([
      "LICENSE",
      "README.md",
      "package.json",
      "tabkit.1",
      "tabkit.mjs",
    ]);
    const { dependencies, bin } = JSON.parse(
      readFileSync(join(own, "tabkit/package.json"), "utf8"),
    );
    expect({ dependencies, bin }).toEqual({
      dependencies: undefined,
      bin: { tabkit: "tabkit.mjs" },
    });
  });

  test("runs by its name", () => {
    const bin = join(folder, "home/node_modules/.bin/tabkit");
    const { stdout } = spawnSync(bin, ["--version"], { shell: process.platform === "win32" });
    const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
    expect(stdout.toString()).toBe(`${version}\n`);
  });

  test("has every operation", () => {
    const listed = JSON.parse(tabkit(["list", "--json"]).out) as { id: string }[];
    expect(listed.map(({ id }) => id)).toEqual(operations.map(({ id }) => id));
  });
});

describe("an operation", () => {
  test("reads stdin, a file or a text; the result stands alone on stdout", () => {
    const abc = `${createHash("sha256").update("abc").digest("hex")}\n`;
    writeFileSync(join(folder, "abc.txt"), "abc");
    const done = { status: 0, out: abc, said: "" };
    expect(tabkit(["hash", "sha256"], "abc")).toMatchObject(done);
    expect(tabkit(["hash", "sha256", "-"], "abc")).toMatchObject(done);
    expect(tabkit(["hash", "sha256", "abc.txt"])).toMatchObject(done);
    expect(tabkit(["hash", "sha256", "--text", "abc"])).toMatchObject(done);
    expect(tabkit(["hash", "sha256", "--text", "abc", "--exact"]).out).toBe(abc.trimEnd());
  });

  test("gives bytes as they are", () => {
    const bytes = Buffer.from([0, 255, 10, 13, 128]);
    expect(tabkit(["base64", "decode"], bytes.toString("base64")).bytes).toEqual(bytes);
    expect(tabkit(["gzip", "open"], tabkit(["gzip", "compress"], bytes).bytes).bytes).toEqual(
      bytes,
    );
  });

  test("takes the newline of a single line for the end of the line", () => {
    expect(tabkit(["url", "encode"], "a b\n").out).toBe("a%20b\n");
    expect(tabkit(["url", "encode", "--exact"], "a b\n").out).toBe("a%20b%0A");
    // Bytes are bytes, and lines are what this one works on.
    expect(tabkit(["base64", "encode"], "a\n").out).toBe("YQo=\n");
    expect(tabkit(["text", "line-endings", "--to", "crlf"], "a\n").out).toBe("a\r\n");
  });

  test("is refused with 1, wrong use with 2, and nothing on stdout", () => {
    expect(tabkit(["base64", "decode"], "%%%")).toMatchObject({ status: 1, out: "" });
    expect(tabkit(["base64", "decode", "nowhere.txt"])).toMatchObject({
      status: 1,
      out: "",
      said: "tabkit: nowhere.txt: there is no such file.\n",
    });
    expect(tabkit(["base64", "decode", "--wrap", "x"])).toMatchObject({ status: 2, out: "" });
    expect(tabkit(["base64", "encode", "--wrap", "x"])).toMatchObject({ status: 2, out: "" });
    expect(tabkit([])).toMatchObject({ status: 2, out: "" });
  });

  test("answers as JSON when asked to", () => {
    const json = (args: string[], input: string) =>
      JSON.parse(tabkit([...args, "--json"], input).out);
    expect(json(["base64", "encode"], "a")).toEqual({ ok: true, value: "YQ==" });
    expect(json(["base64", "decode"], "YQ==")).toEqual({ ok: true, base64: "YQ==" });
    expect(json(["base64", "decode"], "%")).toMatchObject({
      ok: false,
      message: expect.any(String),
    });
  });

  test("streams what is longer than it holds", () => {
    const long = Buffer.alloc(40_000_000, "All work and no play. ");
    const base64 = tabkit(["base64", "encode", "--exact"], long);
    expect(base64.out === long.toString("base64")).toBe(true);
    expect(tabkit(["base64", "decode"], base64.bytes).bytes.equals(long)).toBe(true);
    const digest = createHash("sha256").update(long).digest("hex");
    expect(tabkit(["hash", "sha256"], long).out).toBe(`${digest}\n`);
  });

  test("ends in silence when nobody reads any more", async () => {
    const child = spawn(process.execPath, [program, "base64", "encode"]);
    let said = "";
    child.stderr.on("data", (words: Buffer) => (said += words.toString()));
    child.stdin.on("error", () => undefined);
    child.stdout.once("data", () => child.stdout.destroy());
    for (let at = 0; at < 40; at++) child.stdin.write(Buffer.alloc(1_000_000));
    child.stdin.end();
    const code = await new Promise((resolve) => child.once("close", resolve));
    expect({ code, said }).toEqual({ code: 0, said: "" });
  });

  test("that a pattern keeps busy is stopped, in a recipe, too", () => {
    const hostile = `${"a".repeat(40)}!`;
    const stopped = { status: 1, out: "", said: "tabkit: Stopped after 1 s: it took too long.\n" };
    const pattern = "(a+)+$";
    expect(
      tabkit(["regex", "match", "--pattern", pattern, "--timeout", "1"], hostile),
    ).toMatchObject(stopped);
    const recipe = `1~base64.decode~regex.match:pattern=${encodeURIComponent(pattern)}`;
    const input = Buffer.from(hostile).toString("base64");
    expect(tabkit(["run", recipe, "--timeout", "1"], input)).toMatchObject(stopped);
  });
});

describe("a recipe", () => {
  const recipe = "1~base64.decode~json.format:indent=4";
  const input = Buffer.from('{"big":12345678901234567890}').toString("base64");
  const output = '{\n    "big": 12345678901234567890\n}\n';

  test("runs on stdin, and as the link that it came in", () => {
    expect(tabkit(["run", recipe], input)).toMatchObject({ status: 0, out: output });
    expect(tabkit(["run", `https://tabkit.example/#r=${recipe}`], input).out).toBe(output);
    expect(tabkit(["run", "1~base64.decode~json.format"], "YQ==")).toMatchObject({
      status: 1,
      out: "",
    });
    expect(tabkit(["run", "1~no.such"], input)).toMatchObject({ status: 2 });
  });

  test("writes a file for each, and overwrites none unless told to", () => {
    for (const name of ["one.b64", "two.b64"]) writeFileSync(join(folder, name), input);
    expect(tabkit(["run", recipe, "one.b64", "two.b64"])).toMatchObject({ status: 2 });
    expect(tabkit(["run", recipe, "one.b64", "two.b64", "--out", "made"])).toMatchObject({
      status: 0,
      out: "",
    });
    expect(readdirSync(join(folder, "made")).sort()).toEqual(["one.json", "two.json"]);
    expect(readFileSync(join(folder, "made/two.json"), "utf8")).toBe(output);
    const again = tabkit(["run", recipe, "one.b64", "--out", "made"]);
    expect(again.status).toBe(1);
    expect(again.said).toContain("is there already; --force overwrites it.");
    expect(tabkit(["run", recipe, "one.b64", "--out", "made", "--force"]).status).toBe(0);
    expect(
      tabkit(["run", "1~json.format", "made/one.json", "--out", "made", "--force"]).said,
    ).toContain("would take the place of the file itself");
    expect(tabkit(["run", "1~gzip.compress", "one.b64", "--suffix", ".gz"]).status).toBe(0);
    expect(tabkit(["gzip", "open", "one.b64.gz"]).out).toBe(input);
  });
});

test("detect tells kind, certainty and steps", () => {
  const value = Buffer.from('{"exp":1800000000,"name":"Tabkit"}').toString("base64");
  const [best] = JSON.parse(tabkit(["detect", "--json"], `${value}\n`).out);
  expect(best).toEqual({
    kind: "base64",
    sure: expect.any(Number),
    chain: ["base64.decode", "json.format"],
  });
  expect(tabkit(["detect"], value).out).toContain("Base64  ");
});

describe("the server for agents", () => {
  const withClient = async (version: string, work: (client: Client) => Promise<void>) => {
    const mode = version === "2026-07-28" ? ({ pin: version } as const) : "legacy";
    const client = new Client(
      { name: "test", version: "1" },
      { versionNegotiation: { mode }, capabilities: {} },
    );
    const args = [program, "mcp"];
    await client.connect(
      new StdioClientTransport({ command: process.execPath, args, cwd: folder }),
    );
    try {
      await work(client);
    } finally {
      await client.close();
    }
  };
  const ask = async (client: Client, name: string, given: Record<string, unknown>) => {
    const { content, isError = false } = await client.callTool({ name, arguments: given });
    const [first] = content;
    return { text: first?.type === "text" ? first.text : "", isError };
  };

  test.each(["2026-07-28", "2025-11-25"])("speaks protocol %s", async (version) => {
    await withClient(version, async (client) => {
      const { tools } = await client.listTools();
      expect(tools.length).toBeLessThanOrEqual(14);
      expect(await ask(client, "calculate", { text: "0.1 + 0.2" })).toEqual({
        text: "0.3",
        isError: false,
      });
    });
  });

  test("lists, calls, refuses, cancels and takes 10 MB", async () => {
    await withClient("2026-07-28", async (client) => {
      const { tools } = await client.listTools();
      for (const { description = "", inputSchema } of tools) {
        expect(description.length).toBeGreaterThan(40);
        expect(inputSchema.type).toBe("object");
      }
      expect(await ask(client, "base64", { action: "decode", text: "w6k=" })).toEqual({
        text: "é",
        isError: false,
      });
      expect(await ask(client, "base64", { action: "fold", text: "" })).toEqual({
        text: expect.stringContaining("action must be one of: encode, decode."),
        isError: true,
      });
      expect(await ask(client, "json", { action: "format", text: "{" })).toMatchObject({
        isError: true,
      });
      const found = await ask(client, "find_operation", { query: "sort lines" });
      expect(found.text).toContain('"lines.sort"');
      const steps = [
        { operation: "lines.sort" },
        { operation: "gzip.compress" },
        { operation: "gzip.open" },
      ];
      expect((await ask(client, "run_recipe", { steps, text: "b\na" })).text).toBe("a\nb");

      const long = "é".repeat(5_000_000);
      const digest = createHash("sha256").update(long).digest("hex");
      expect((await ask(client, "hash", { action: "compute", text: long })).text).toBe(digest);

      const hostile = { action: "match", pattern: "(a+)+$", text: `${"a".repeat(40)}!` };
      expect(await ask(client, "regex", { ...hostile, limitSeconds: 0.5 })).toEqual({
        text: "Stopped after 0.5 s: it took too long.",
        isError: true,
      });
      const cancelling = new AbortController();
      const cancelled = client.callTool(
        { name: "regex", arguments: { ...hostile, limitSeconds: 60 } },
        { signal: cancelling.signal },
      );
      setTimeout(() => cancelling.abort(), 200);
      await expect(cancelled).rejects.toThrow("aborted");
      expect((await ask(client, "calculate", { text: "2^100" })).text).toContain(
        "1267650600228229401496703205376",
      );
    });
  });
});
