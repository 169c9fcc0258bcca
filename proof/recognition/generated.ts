import { createHash, createHmac } from "node:crypto";
import { deflateSync, gzipSync } from "node:zlib";
import { openDice, samplesOf, times, type Sample } from "./sample.ts";

// Values made by the rules of their kinds, from luck that is always the same.

const hexDigits = "0123456789abcdef";
const crockford = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const texts = [
  "Lorem ipsum dolor sit amet, consectetur",
  '{"user":{"id":42,"roles":["admin","editor"]}}',
  "Grüße aus München – schön hier",
  "SELECT * FROM users WHERE id = 7;",
  "first,second\n1,2\n3,4\n",
  "नमस्ते दुनिया, how are you today?",
  "https://example.com/path?query=value",
];

export function generatedSamples(): Sample[] {
  const dice = openDice(20_261_116);
  const pick = (list: readonly string[] | string): string => list[dice(list.length)] ?? "";
  const from = (letters: string, count: number) => times(count, () => pick(letters)).join("");
  const digest = (name: string) =>
    createHash(name)
      .update(String(dice(1e9)))
      .digest("hex");
  const text = (at: number) => `${texts[at % texts.length]} ${at}`;
  const segment = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const octet = () => dice(256);
  const seconds = () => 1_000_000_000 + dice(1_100_000_000);
  const uuid = () => {
    const digits = from(hexDigits, 32);
    return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-a$4-$5");
  };
  const jwt = () => {
    const head = `${segment({ alg: "HS256", typ: "JWT" })}.${segment({ sub: `${dice(1e6)}`, exp: seconds() })}`;
    return `${head}.${createHmac("sha256", "key").update(head).digest("base64url")}`;
  };
  const ipv6 = () => times(8, () => dice(65_536).toString(16)).join(":");
  const iso = () => new Date(seconds() * 1000).toISOString();
  const number = () => (dice(2) === 0 ? `${1 + dice(999)}` : `${dice(99)}.${1 + dice(99)}`);
  return [
    ...samplesOf("jwt", times(40, jwt)),
    ...samplesOf("uuid", times(40, uuid)),
    ...samplesOf(
      "ulid",
      times(40, () => `01${from(crockford, 24)}`),
    ),
    ...samplesOf(
      "color",
      times(30, () => `#${from(hexDigits, [6, 6, 8][dice(3)] ?? 6)}`),
    ),
    ...samplesOf(
      "color",
      times(20, () => `rgb(${octet()}, ${octet()}, ${octet()})`),
    ),
    ...samplesOf(
      "color",
      times(20, () => `hsl(${dice(360)} ${dice(101)}% ${dice(101)}% / 0.${dice(10)})`),
    ),
    ...samplesOf(
      "timestamp",
      times(30, () => `${seconds()}`),
    ),
    ...samplesOf(
      "timestamp",
      times(30, () => `${seconds()}${from("0123456789", [3, 6, 9][dice(3)] ?? 3)}`),
    ),
    ...samplesOf("date", times(20, iso)),
    ...samplesOf(
      "date",
      times(20, () => iso().slice(0, [10, 16, 19][dice(3)])),
    ),
    ...samplesOf(
      "date",
      times(20, () => new Date(seconds() * 1000).toUTCString()),
    ),
    ...samplesOf(
      "query",
      times(30, (at) => `id=${dice(1e6)}&q=${encodeURIComponent(text(at))}&page=${dice(9)}`),
    ),
    ...samplesOf(
      "url-encoded",
      times(30, (at) => encodeURIComponent(text(at))),
    ),
    ...samplesOf(
      "ip",
      times(40, () => times(4, octet).join(".")),
    ),
    ...samplesOf("ip", times(20, ipv6)),
    ...samplesOf(
      "cidr",
      times(40, () => `${times(4, octet).join(".")}/${dice(33)}`),
    ),
    ...samplesOf(
      "mac",
      times(40, () => times(6, () => from(hexDigits, 2)).join(":")),
    ),
    ...samplesOf(
      "hash",
      times(60, (at) =>
        digest(["md5", "sha1", "sha224", "sha256", "sha384", "sha512"][at % 6] ?? "md5"),
      ),
    ),
    ...samplesOf(
      "base64",
      times(40, (at) => Buffer.from(text(at)).toString("base64")),
    ),
    ...samplesOf(
      "base64",
      times(20, (at) => gzipSync(text(at)).toString("base64")),
    ),
    ...samplesOf(
      "base64",
      times(20, (at) =>
        Buffer.from(text(at).repeat(9)).toString("base64").replace(/.{76}/g, "$&\n"),
      ),
    ),
    ...samplesOf(
      "hex",
      times(30, (at) => Buffer.from(text(at)).toString("hex")),
    ),
    ...samplesOf(
      "hex",
      times(20, (at) => (Buffer.from(text(at)).toString("hex").match(/../g) ?? []).join(" ")),
    ),
    ...samplesOf(
      "data-uri",
      times(30, (at) => `data:text/plain;base64,${Buffer.from(text(at)).toString("base64")}`),
    ),
    ...samplesOf(
      "arithmetic",
      times(
        40,
        () =>
          `${number()}${pick(["+", "*", " + ", " * ", "^"])}(${number()} ${pick("+-*/")} ${number()})`,
      ),
    ),
    ...samplesOf(
      "unit",
      times(
        40,
        () =>
          `${number()} ${pick(["km", "miles", "kg", "lb", "°C", "GB", "hours", "ft", "litres", "mph in km/h", "cm to in"])}`,
      ),
    ),
    ...samplesOf(
      "loan",
      times(
        40,
        () =>
          `${5 + dice(90)}${pick(["L", " lakh", "00000"])} ${7 + dice(5)}.${dice(10)}% ${5 + dice(25)}${pick(["y", " years", "yrs"])}`,
      ),
    ),
    ...samplesOf(
      "cron",
      times(
        40,
        () =>
          `${pick(["*", "0", "*/5", "15,45"])} ${pick(["*", "9", "0", "8-18"])} * * ${pick(["*", "MON-FRI", "1", "SUN"])}`,
      ),
    ),
    ...times(20, (at): Sample => ({ kind: "gzip", value: new Uint8Array(gzipSync(text(at))) })),
    ...times(20, (at): Sample => ({ kind: "zlib", value: new Uint8Array(deflateSync(text(at))) })),
  ];
}

/** What people paste that is nothing to us: numbers of phones and accounts, keys, names, phrases. */
export function negativeSamples(): Sample[] {
  const dice = openDice(7);
  const pick = (list: readonly string[] | string): string => list[dice(list.length)] ?? "";
  const digits = (count: number) => times(count, () => pick("0123456789")).join("");
  const upper = (count: number) => times(count, () => pick("ABCDEFGHIJKLMNOPQRSTUVWXYZ")).join("");
  const any = (count: number) =>
    times(count, () => pick("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")).join(
      "",
    );
  const first = [
    "Anna",
    "Rahul",
    "Mei",
    "José",
    "Fatima",
    "Liam",
    "Priya",
    "Oskar",
    "Grace",
    "Beda",
  ];
  const last = [
    "Schmidt",
    "Sharma",
    "Chen",
    "García",
    "Khan",
    "O’Neil",
    "Iyer",
    "Dahl",
    "Hopper",
    "Cafe",
  ];
  const makers: readonly (() => string)[] = [
    () => `${pick("6789")}${digits(9)}`,
    () => `+91 ${pick("6789")}${digits(4)} ${digits(5)}`,
    () => `+1 (${2 + dice(8)}${digits(2)}) ${digits(3)}-${digits(4)}`,
    () => `${2 + dice(8)}${digits(2)}-${digits(3)}-${digits(4)}`,
    () => `0${digits(2)} ${digits(4)} ${digits(4)}`,
    () => `0${1 + dice(9)} ${times(4, () => digits(2)).join(" ")}`,
    () => `+49-${digits(3)}-${digits(7)}`,
    () => `${upper(3)}P${upper(1)}${digits(4)}${upper(1)}`, // PAN
    () => `DE${digits(20)}`,
    () => `GB${digits(2)} NWBK ${digits(4)} ${digits(4)} ${digits(4)} ${digits(2)}`,
    () => `${upper(4)}0${digits(6)}`, // IFSC
    () => `${digits(2)}${upper(5)}${digits(4)}${upper(1)}1Z${upper(1)}`, // GSTIN
    () => `${digits(4)} ${digits(4)} ${digits(4)}`, // Aadhaar
    () => `4${digits(3)} ${digits(4)} ${digits(4)} ${digits(4)}`,
    () => `AKIA${upper(16)}`,
    () => `ghp_${any(36)}`,
    () => `sk_live_${any(24)}`,
    () => `AIza${any(35)}`,
    () => `xoxb-${digits(11)}-${digits(12)}-${any(24)}`,
    () => any(20),
    () => any(32),
    () => any(40),
    () => `${dice(20)}.${dice(30)}.${dice(50)}`,
    () => `v${dice(9)}.${dice(9)}.${dice(9)}-rc.${dice(9)}`,
    () => `${1 + dice(60)}/${1 + dice(60)}`,
    () => `${1 + dice(99)}-${1 + dice(99)}`,
    () => `${1950 + dice(60)}-${2010 + dice(15)}`,
    () => `${dice(24)}:${digits(1)}${digits(1)}`,
    () => `${pick(first)} ${pick(last)}`,
    () => `${pick(first).toLowerCase()}.${digits(2)}@example.com`,
    () => `/home/${pick(first).toLowerCase()}/file-${digits(2)}.txt`,
    () => `C:\\Users\\${pick(first)}\\notes ${digits(1)}.docx`,
    () => `Invoice ${upper(2)}-${digits(5)}`,
    () => `#${pick(["team", "hello", "notes", "release"])}${digits(2)}`,
    () =>
      `${pick(["facade", "decade", "deadbeef", "accede", "effaced", "defaced", "beaded"])}${digits(1)}`,
    () => `${digits(1)}${pick(["G", "D", "K", "B", "x", "FA", "st", "th"])}`,
    () => `Room ${digits(3)}, floor ${digits(1)}`,
    () =>
      `${pick(["select", "update", "create", "insert", "delete"])} ${pick(["a good book from", "your view of", "the table in"])} ${pick(["the shelf", "the hall", "our city"])}`,
    () => `*${pick(["important", "sigh", "waves", "laughs"])}* ${pick(first)}`,
    () =>
      `${pick(first)}: ${pick(["hi", "see you at 5", "ok", "thanks!"])}\n${pick(last)}: ${pick(["yes", "no", "maybe"])}`,
    () => `${upper(1)}${any(7)}!${digits(2)}$${any(3)}`, // a password
    () => `ISBN 978-${digits(1)}-${digits(4)}-${digits(4)}-${digits(1)}`,
    () => `${digits(5)}-${digits(4)}`,
  ];
  return samplesOf(
    "text",
    times(860, (at) => makers[at % makers.length]?.() ?? ""),
  );
}
