import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyCharacter } from "#proof/any-character.ts";
import { sampled } from "#proof/scale.ts";
import {
  joinAddress,
  lacksScheme,
  readAsBrowser,
  splitAddress,
  withPart,
  type Address,
  type PartName,
} from "./address.ts";
import { readableHost } from "./punycode.ts";
import {
  queryJson,
  readQuery,
  sortedQuery,
  trackingPlaces,
  withNewParameter,
  withoutParameters,
  withParameter,
} from "./query.ts";

const none: Address = {
  scheme: null,
  user: null,
  password: null,
  host: null,
  port: null,
  path: "",
  query: null,
  fragment: null,
};

describe("a URL taken apart", () => {
  test.each<[text: string, parts: Partial<Address>]>([
    [
      "http://user:pass@foo:21/bar;par?b#c",
      {
        scheme: "http",
        user: "user",
        password: "pass",
        host: "foo",
        port: "21",
        path: "/bar;par",
        query: "b",
        fragment: "c",
      },
    ],
    ["https://test:@test", { scheme: "https", user: "test", password: "", host: "test" }],
    ["http://::@c@d:2", { scheme: "http", user: "", password: ":@c", host: "d", port: "2" }],
    ["http://f:/c", { scheme: "http", host: "f", port: "", path: "/c" }],
    [
      "http://[2001:db8::1]:8080/a",
      { scheme: "http", host: "[2001:db8::1]", port: "8080", path: "/a" },
    ],
    ["http://[::1]", { scheme: "http", host: "[::1]" }],
    ["//cdn.example/x?y", { host: "cdn.example", path: "/x", query: "y" }],
    ["/a/b?c#d?e", { path: "/a/b", query: "c", fragment: "d?e" }],
    ["?a=1", { query: "a=1" }],
    ["#", { fragment: "" }],
    ["mailto:a@b.c?subject=Hi", { scheme: "mailto", path: "a@b.c", query: "subject=Hi" }],
    ["data:text/plain,a:b/c", { scheme: "data", path: "text/plain,a:b/c" }],
    ["file:///etc/hosts", { scheme: "file", host: "", path: "/etc/hosts" }],
    ["", {}],
  ])("%s", (text, parts) => {
    expect(splitAddress(text)).toEqual({ ...none, ...parts });
  });

  test("is the same when put together again, whatever it is", () => {
    const unit = fc.constantFrom(":", "/", "?", "#", "@", "[", "]", "a", "1", "%", "\n", "ü", "&");
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit, maxLength: 20 }), fc.webUrl()), (text) => {
        expect(joinAddress(splitAddress(text))).toBe(text);
      }),
      { numRuns: sampled(300) },
    );
  });
  test("agrees with the browser's own parser on proper URLs", () => {
    const urls = fc.webUrl({
      withFragments: true,
      withQueryParameters: true,
      authoritySettings: { withPort: true, withUserInfo: true },
    });
    fc.assert(
      fc.property(urls, (text) => {
        const read = readAsBrowser(text);
        fc.pre(read !== null);
        const parts = splitAddress(read?.href ?? "");
        expect(`${parts.scheme}:`).toBe(read?.protocol);
        expect(parts.host).toBe(read?.hostname);
        expect(parts.port ?? "").toBe(read?.port);
        expect(parts.user ?? "").toBe(read?.username);
        expect(parts.password ?? "").toBe(read?.password);
        expect(parts.path).toBe(read?.pathname);
        expect(parts.query ? `?${parts.query}` : "").toBe(read?.search);
        expect(parts.fragment ? `#${parts.fragment}` : "").toBe(read?.hash);
      }),
    );
  });

  test.each<[name: PartName, text: string, url: string]>([
    ["scheme", "ftp", "ftp://h.x:8/p?q#f"],
    ["scheme", "f:t/p", "ftp://h.x:8/p?q#f"],
    ["user", "me@x", "https://me%40x@h.x:8/p?q#f"],
    ["password", "a/b", "https://:a%2Fb@h.x:8/p?q#f"],
    ["host", "new.example", "https://new.example:8/p?q#f"],
    ["host", "a/b#c", "https://abc:8/p?q#f"],
    ["port", "9x9", "https://h.x:99/p?q#f"],
    ["port", "", "https://h.x/p?q#f"],
    ["path", "no slash?#", "https://h.x:8/no%20slash%3F%23?q#f"],
    ["path", "", "https://h.x:8?q#f"],
    ["query", "a=b#", "https://h.x:8/p?a=b%23#f"],
    ["query", "", "https://h.x:8/p#f"],
    ["fragment", "a b#c", "https://h.x:8/p?q#a%20b#c"],
    ["fragment", "", "https://h.x:8/p?q"],
  ])("with another %s (%j) is %s", (name, text, url) => {
    expect(joinAddress(withPart(splitAddress("https://h.x:8/p?q#f"), name, text))).toBe(url);
  });
  test("a port and a login bring a host with them", () => {
    expect(joinAddress(withPart(splitAddress("https:/a"), "port", "1"))).toBe("https://:1/a");
    expect(joinAddress(withPart(splitAddress("/a"), "user", "me"))).toBe("//me@/a");
  });
  test("a part that is written anew leaves all others alone", () => {
    const name = fc.constantFrom<PartName>("user", "password", "port", "path", "query", "fragment");
    fc.assert(
      fc.property(name, fc.string({ maxLength: 12 }), (name, text) => {
        const before = splitAddress("https://u:p@h.x:8/p?q#f");
        const after = splitAddress(joinAddress(withPart(before, name, text)));
        const { [name]: _changed, ...others } = after;
        expect(before).toMatchObject(name === "user" ? { ...others } : others);
      }),
    );
  });

  test.each([
    ["http://EXAMPLE.com:80/../a%2fb/ü", "http://example.com/a%2fb/%C3%BC"],
    ["http://0x7f.1/", "http://127.0.0.1/"],
    ["https://münchen.de", "https://xn--mnchen-3ya.de/"],
  ])("browsers read %s as %s", (text, href) => {
    expect(readAsBrowser(text)?.href).toBe(href);
  });
  test.each([
    ["localhost:3000/a", true],
    ["example.com", true],
    ["münchen.de/x", true],
    ["https://example.com", false],
    ["mailto:a@b.c", false],
    ["/a.b/c", false],
    ["hello", false],
  ])("%s lacks its scheme: %s", (text, lacks) => {
    expect(lacksScheme(text)).toBe(lacks);
  });
});

describe("the query", () => {
  // url/resources/urlencoded-parser-data.json of the Web Platform Tests.
  test.each<[query: string, pairs: [name: string, value: string][]]>([
    ["test", [["test", ""]]],
    ["\uFEFFtest=\uFEFF", [["\uFEFFtest", "\uFEFF"]]],
    ["%EF%BB%BFtest=%EF%BB%BF", [["\uFEFFtest", "\uFEFF"]]],
    ["%FE%FF", [["\uFFFD\uFFFD", ""]]],
    [
      "†&†=x",
      [
        ["†", ""],
        ["†", "x"],
      ],
    ],
    ["%C2x", [["\uFFFDx", ""]]],
    ["", []],
    ["a=", [["a", ""]]],
    ["=b", [["", "b"]]],
    ["&", []],
    ["&a", [["a", ""]]],
    [
      "a&a",
      [
        ["a", ""],
        ["a", ""],
      ],
    ],
    [
      "&&&a=b&&&&c=d&",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    [
      "a=a&a=b&a=c",
      [
        ["a", "a"],
        ["a", "b"],
        ["a", "c"],
      ],
    ],
    ["a==a", [["a", "=a"]]],
    ["a=a+b+c+d", [["a", "a b c d"]]],
    ["%=a", [["%", "a"]]],
    ["%a_=a", [["%a_", "a"]]],
    ["%61+%4d%4D=", [["a MM", ""]]],
    [
      "id=0&value=%",
      [
        ["id", "0"],
        ["value", "%"],
      ],
    ],
    ["b=%2sf%2a", [["b", "%2sf*"]]],
    ["b=%2%2af%2a", [["b", "%2*f*"]]],
    ["b=%%2a", [["b", "%*"]]],
  ])("%j", (query, pairs) => {
    expect(readQuery(query).map(({ name, value }) => [name, value])).toEqual(pairs);
  });

  test.each([
    [
      "one value, the others byte for byte",
      withParameter("a=%e9&b=1&c=x+y", 1, { value: "2 &" }, false),
      "a=%e9&b=2%20%26&c=x+y",
    ],
    ["a space as +", withParameter("a", 0, { value: "x y" }, true), "a=x+y"],
    ["a name", withParameter("a&b=1", 0, { name: "ü" }, false), "%C3%BC&b=1"],
    ["an emptied name", withParameter("a&b=1", 0, { name: "" }, false), "=&b=1"],
    ["a first one", withNewParameter(null), "="],
    ["one more", withNewParameter("a=1"), "a=1&="],
    ["one less", withoutParameters("a=1&b&c", [1]), "a=1&c"],
    ["none", withoutParameters("&a=1", [1]), null],
    ["by name", sortedQuery("b=2&&a=2&b=1&a=1"), "a=2&a=1&b=2&b=1"],
    [
      "as JSON",
      queryJson(readQuery("a=1&b=2&a=3&__proto__=x")),
      '{\n  "a": [\n    "1",\n    "3"\n  ],\n  "b": "2",\n  "__proto__": "x"\n}',
    ],
  ])("%s", (_rule, made, expected) => {
    expect(made).toBe(expected);
  });
  test("knows what only follows the visitor", () => {
    const query = "utm_source=a&id=1&fbclid=2&gclid=3&utm=4&size=5";
    expect(trackingPlaces(readQuery(query))).toEqual([0, 2, 3]);
  });
  test("what is typed is read back, in any query", () => {
    const text = fc.string({ unit: anyCharacter, maxLength: 20 });
    fc.assert(
      fc.property(text, text, fc.boolean(), (name, value, plus) => {
        const query = withParameter("x=1&=&y=2", 1, { name, value }, plus);
        expect(readQuery(query)).toEqual([
          { place: 0, name: "x", value: "1" },
          { place: 1, name, value },
          { place: 2, name: "y", value: "2" },
        ]);
      }),
    );
  });
});

describe("hosts", () => {
  // RFC 3492, section 7.1, and hosts of everyday use.
  test.each([
    ["xn--mnchen-3ya.de", "münchen.de"],
    ["xn--ihqwcrb4cv8a8dqg056pqjye", "他们为什么不说中文"],
    ["xn--egbpdaj6bu4bxfgehfvwxn", "ليهمابتكلموشعربي؟"],
    ["xn--Proprostnemluvesky-uyb24dma41a", "Pročprostěnemluvíčesky"],
    ["xn--3B-ww4c5e180e575a65lsy2b", "3年B組金八先生"],
    ["xn--e1afmkfd.xn--p1ai", "пример.рф"],
    ["example.com", "example.com"],
    ["xn--zzzzzzzzzzzz!", "xn--zzzzzzzzzzzz!"],
    ["xn--99999999999", "xn--99999999999"],
  ])("%s reads %s", (host, readable) => {
    expect(readableHost(host)).toBe(readable);
  });
  test("are read as browsers write them", () => {
    const label = fc.string({
      unit: fc.constantFrom("a", "b", "z", "ü", "ñ", "я", "中", "文", "7"),
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(label, (label) => {
        expect(readableHost(readAsBrowser(`http://a${label}.de/`)?.hostname ?? "")).toBe(
          `a${label}.de`,
        );
      }),
    );
  });
});
