import { operation } from "#domain/operation/operation.ts";
import { choice, flag } from "#domain/operation/options.ts";
import { refusal } from "#domain/operation/refusal.ts";
import { ok } from "#domain/result.ts";

const scopes = ["component", "url", "strict", "all"] as const;

const encode = operation({
  id: "url.encode",
  name: "Encode URL",
  about:
    "Writes as %XX (UTF-8) what may not stand in a part of a URL (component), in a whole one (url), by the letter of RFC 3986 (strict), or every byte (all).",
  takes: "text",
  gives: "text",
  options: {
    scope: choice("What it is", scopes, "component"),
    plus: flag("Spaces as +"),
    byLine: flag("Each line for itself"),
    keepEscapes: flag("Leave %XX as it is"),
  },
  inverse: "url.decode",
  word: "url encode",
  examples: [
    { input: "a/b?c=d e&ü=€", output: "a%2Fb%3Fc%3Dd%20e%26%C3%BC%3D%E2%82%AC" },
    {
      input: "https://example.com/a b?q=ü x#y",
      options: { scope: "url", plus: true },
      output: "https://example.com/a%20b?q=%C3%BC+x#y",
    },
  ],
  async run(text, options) {
    const { encode, hasEscapes } = await import("./logic/escapes.ts");
    const encoded = encode(text, options);
    if (!encoded.ok) return refusal(encoded);
    const isTwice = !options.keepEscapes && hasEscapes(text, "component");
    const notes = isTwice ? ["The text had %XX in it, which were encoded once more."] : [];
    return { ...encoded, notes };
  },
});

const decode = operation({
  id: "url.decode",
  name: "Decode URL",
  about:
    "Reads %XX as the UTF-8 that it stands for; a whole URL (scope url) keeps the escapes without which it would be another one.",
  takes: "text",
  gives: "text",
  options: {
    scope: choice("What it is", scopes, "component"),
    plus: flag("+ is a space"),
    bad: choice("Bad escapes", ["refuse", "keep", "windows-1252"], "refuse"),
  },
  reads: ["url-encoded"],
  inverse: "url.encode",
  word: "url decode",
  examples: [
    { input: "Rom%C3%A9o%20%26%20Juliet%F0%9F%92%94", output: "Roméo & Juliet💔" },
    { input: "caf%E9 100%", options: { bad: "windows-1252" }, output: "café 100%" },
  ],
  async run(text, { bad, ...options }) {
    const { decode } = await import("./logic/escapes.ts");
    const decoded = decode(text, options);
    if (decoded.ok) return decoded;
    if (bad === "refuse") return refusal(decoded);
    const { repair } = await import("./logic/problems.ts");
    const mended = decode(repair(text, bad === "keep" ? "keep-percent" : "latin-1"), options);
    const how = bad === "keep" ? "left as they are" : "read as Windows-1252";
    return mended.ok ? { ...mended, notes: [`Bad escapes were ${how}.`] } : refusal(mended);
  },
});

const parse = operation({
  id: "url.parse",
  name: "Take URL apart",
  about:
    "Gives scheme, host, port, path, query parameters and fragment of a URL as written, what they read, and the URL as browsers read it.",
  takes: "text",
  gives: "text",
  options: { as: choice("Output", ["text", "json"], "text") },
  reads: ["url"],
  word: "url parts",
  examples: [
    {
      input: "https://xn--mnchen-3ya.example:8080/a%20b?q=1+2&q=%C3%BC#top",
      output:
        "scheme: https\nhost: xn--mnchen-3ya.example\nhost reads: münchen.example\nport: 8080\npath: /a%20b\npath reads: /a b\nquery: q=1+2&q=%C3%BC\nparameter q: 1 2\nparameter q: ü\nfragment: top\nbrowsers read: https://xn--mnchen-3ya.example:8080/a%20b?q=1+2&q=%C3%BC#top",
    },
    {
      input: "HTTP://[::1]/?a=1",
      options: { as: "json" },
      output:
        '{\n  "scheme": "HTTP",\n  "user": null,\n  "password": null,\n  "host": "[::1]",\n  "port": null,\n  "path": "/",\n  "query": "a=1",\n  "fragment": null,\n  "href": "http://[::1]/?a=1",\n  "parameters": {\n    "a": "1"\n  }\n}',
    },
  ],
  async run(text, { as }) {
    const { partsJson, partsText, takeApart } = await import("./logic/report.ts");
    const taken = takeApart(text);
    if (!taken.ok) return refusal(taken);
    const { value } = taken;
    return {
      ok: true,
      value: as === "json" ? partsJson(value) : partsText(value),
      notes: value.notes,
    };
  },
  async says(text) {
    const { saysOfUrl } = await import("./logic/sayings.ts");
    return saysOfUrl(text);
  },
});

const clean = operation({
  id: "url.clean",
  name: "Remove trackers from URL",
  about:
    "Takes utm_…, fbclid, gclid and other parameters that only follow the visitor out of a URL; everything else stays byte for byte.",
  takes: "text",
  gives: "text",
  options: { sort: flag("Sort the parameters") },
  word: "url parts",
  examples: [
    {
      input: "https://example.com/?b=2&utm_source=x&fbclid=y#z",
      output: "https://example.com/?b=2#z",
    },
    {
      input: "https://example.com/?b=%7e&a=1",
      options: { sort: true },
      output: "https://example.com/?a=1&b=%7e",
    },
  ],
  async run(text, { sort }) {
    const { cleanUrl } = await import("./logic/clean.ts");
    const cleaned = cleanUrl(text, sort);
    if (!cleaned.ok) return refusal(cleaned);
    const { url, removed } = cleaned.value;
    return { ...ok(url), notes: removed.length > 0 ? [`Removed: ${removed.join(", ")}.`] : [] };
  },
});

const query = operation({
  id: "query.parse",
  name: "Read query string",
  about:
    "Gives the parameters of a query string, a form's body or a URL, decoded as servers read forms, as lines, JSON or CSV.",
  takes: "text",
  gives: "text",
  options: { as: choice("Output", ["text", "json", "csv"], "text") },
  reads: ["query"],
  word: "url parts",
  examples: [
    { input: "?a=1+2&b=%C3%BC&a=%26", output: "a: 1 2\nb: ü\na: &" },
    {
      input: "a=1&__proto__=2&a=3",
      options: { as: "json" },
      output: '{\n  "a": [\n    "1",\n    "3"\n  ],\n  "__proto__": "2"\n}',
    },
  ],
  async run(text, { as }) {
    const { csvNotes, queryWriters, takeQuery } = await import("./logic/report.ts");
    const taken = takeQuery(text);
    if (!taken.ok) return refusal(taken);
    const { parameters, notes } = taken.value;
    const more = as === "csv" ? csvNotes(parameters) : [];
    return { ok: true, value: queryWriters[as](parameters), notes: [...notes, ...more] };
  },
  async says(text) {
    const { saysOfQuery } = await import("./logic/sayings.ts");
    return saysOfQuery(text);
  },
});

export default [encode, decode, parse, clean, query];
