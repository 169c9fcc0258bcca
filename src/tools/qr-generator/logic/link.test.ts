import { describe, expect, test } from "vitest";
import { contents } from "./content/contents.ts";
import { draftText, emptyDraft, type Draft } from "./content/draft.ts";
import { linkMessages, linkTo, readLink } from "./link.ts";
import { optionsShape, type Options } from "./options.ts";

const { initial } = optionsShape;
const drafts: Draft[] = [
  { ...emptyDraft, text: "https://example.com/?a=1&b=2#c नमस्ते 🙏 100 %" },
  { ...emptyDraft, text: " \r\n+ ends with blanks " },
  {
    ...emptyDraft,
    kind: "contact",
    values: { contact: { first: "Asha", last: "Rao; Jr", phone: "+91 98765-43210" } },
  },
  {
    ...emptyDraft,
    kind: "event",
    values: {
      event: {
        title: "Tea",
        start: "2026-11-08T18:30",
        zone: "Asia/Kolkata",
        uid: "1f2e3d4c5b6a7988",
        edited: "20261101T090507Z",
      },
    },
  },
  { ...emptyDraft, kind: "upi", values: { upi: { payee: "asha@okbank", name: "A & B" } } },
];

function written(draft: Draft, options: Options = initial): string {
  const link = linkTo(draft, options);
  if (!link.ok) throw new Error(link.message);
  return link.value;
}

describe("a link", () => {
  test.each(drafts)("opens the same code: $kind", (draft) => {
    const options = { ...initial, size: 500, level: "H", ink: "#112233", dots: "rounded" } as const;
    const { draft: read, look, adjusted } = readLink(written(draft, options));
    expect([draftText(read), look, adjusted]).toEqual([draftText(draft), options, false]);
    expect(draftText(draft)).not.toBe("");
  });

  test("says only what is not as always", () => {
    expect(written({ ...emptyDraft, text: "a b" })).toBe("#kind=text&text=a%20b");
  });

  test("draws as it was sent, whatever the visitor likes", () => {
    expect(readLink("#kind=text&text=a").look).toEqual(initial);
    expect(readLink("").look).toBeNull();
  });

  test.each([
    { ...emptyDraft, kind: "wifi", values: { wifi: { ssid: "x", security: "nopass" } } },
    { ...emptyDraft, kind: "wifi" },
    { ...emptyDraft, text: "WIFI:T:WPA;S:x;P:secret123;;" },
    { ...emptyDraft, text: " otpauth://totp/x?secret=ABC" },
  ])("never holds a password: %j", (draft) => {
    expect(linkTo(draft, initial)).toEqual({ ok: false, message: linkMessages.secret });
  });

  test("is not cut: a long text has none", () => {
    expect(linkTo({ ...emptyDraft, text: "x".repeat(2000) }, initial)).toEqual({
      ok: false,
      message: linkMessages.tooLong,
    });
    const long = "x".repeat(1900);
    expect(readLink(written({ ...emptyDraft, text: long })).draft.text).toBe(long);
    expect(readLink(`#kind=text&text=${"x".repeat(2000)}`)).toMatchObject({
      draft: emptyDraft,
      adjusted: true,
    });
  });

  test.each([
    "#kind=nothing&text=a",
    "#kind=text&text=a&size=201",
    "#kind=text&text=a&ink=url(x)",
    "#kind=event&title=a&start=2026-11-08T18:30&zone=Mars/Olympus",
    "#kind=wifi&ssid=x&password=secret123",
  ])("that asks for what there is not is told so: %s", (link) => {
    const { draft, look, adjusted } = readLink(link);
    expect(adjusted).toBe(true);
    expect(look).toEqual(initial);
    expect(() => draftText(draft)).not.toThrow();
  });

  test("has one name for each thing", () => {
    const others = new Set(["kind", "text", ...Object.keys(initial), "uid", "edited"]);
    const ids = contents.flatMap(({ fields }) => fields.map(({ id }) => id));
    expect(ids.filter((id) => others.has(id))).toEqual([]);
  });
});
