import fc from "fast-check";

const surrogates = { first: 0xd800, count: 0x800 };

/** Any character of Unicode. fast-check's own "binary" is a table of them all, a second's work. */
export const anyCharacter = fc.nat(0x10ffff - surrogates.count).map(
  (place) => String.fromCodePoint(place < surrogates.first ? place : place + surrogates.count),
  (character) => {
    const code = typeof character === "string" ? character.codePointAt(0) : undefined;
    if (code === undefined || String.fromCodePoint(code) !== character) throw new Error("Not one");
    return code < surrogates.first ? code : code - surrogates.count;
  },
);
