import { capitalize, isShouted, lower, upper, type Language } from "./letters.ts";

/** Words that stay small inside of a title: those of John Gruber's Title Case, and "nor", "per". */
const smallWords = new Set(
  "a an and as at but by en for if in nor of on or per the to v via vs".split(" "),
);

/** An address is not prose: it stays as it is. */
const isAddress = (token: string): boolean => /@|:\/\/|\p{L}\.\p{L}{2}/u.test(token);

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’\u200C\u200D]*/gu;

/** Emoji that are a digit or a letter to Unicode: 1️⃣ and ℹ️. They begin nothing. */
const letterEmoji = String.raw`[\d#*]\uFE0F?\u20E3|\u2139\uFE0F`;
const letterEmojis = new RegExp(letterEmoji, "gu");

const isWord = (token: string): boolean => token.replace(letterEmojis, "").search(word) !== -1;

/** Names that begin small on purpose: iOS, iPhone, eBay. */
const smallNames = /(?<![\p{L}\p{N}])(?:iOS|[ie]\p{Lu}\p{Ll})\p{L}*/gu;
const isSmallName = (piece: string): boolean => /^(?:iOS|[ie]\p{Lu}\p{Ll})/u.test(piece);

/** Shouted, but for such names. */
const isLoudText = (text: string): boolean => isShouted(text.replace(smallNames, ""));

/** A word in small letters. Names stay as they are, and 3D, 4K and 5G do. */
const quiet = (piece: string, language: Language): string =>
  isSmallName(piece) || /^\p{N}+\p{Lu}$/u.test(piece) ? piece : lower(piece, language);

/** True for WORLD, GitHub and camelCase, which know best; but hELLO was typed with Caps Lock on. */
const hasOwnCase = (piece: string): boolean =>
  /\p{Lu}/u.test(piece.slice(1)) && !/^\p{Ll}\p{Lu}+$/u.test(piece);

/** Title Case: every word but the small ones. The first and the last are always large. */
export function titleCase(line: string, language: Language): string {
  const isLoud = isLoudText(line);
  const tokens = line.split(/(\s+)/);
  const first = tokens.findIndex(isWord);
  const last = tokens.findLastIndex(isWord);
  let isStart = true; // of a title, or of what follows a colon or a full stop
  return tokens
    .map((token, index) => {
      if (!isWord(token)) return token;
      const isEdge = isStart || index === first || index === last || /^["'“‘«]/.test(token);
      isStart = /[.:!?…—–]["'”’»)\]]*$/u.test(token) && !/^v?s?\.$/i.test(token);
      if (isAddress(token)) return token;
      const spoken = isLoud ? token.replace(word, (piece) => quiet(piece, language)) : token;
      return titleToken(spoken, isEdge, language);
    })
    .join("");
}

/** One word, or several with hyphens: step-by-step → Step-by-Step. */
function titleToken(token: string, isEdge: boolean, language: Language): string {
  const isHyphened = /\p{L}[-‐]\p{L}/u.test(token);
  const lastAt = Array.from(token.matchAll(word)).at(-1)?.index ?? 0;
  return token.replace(word, (piece, at: number) => {
    // hair[cut]: the rest of a word, not a new one.
    if (/[\p{L}\p{N}][[(]$/u.test(token.slice(Math.max(0, at - 3), at))) return piece;
    const isOwn = isHyphened ? at === 0 || at === lastAt : isEdge;
    if (smallWords.has(lower(piece, "any")) && !isOwn && !isShouted(piece)) {
      return lower(piece, language);
    }
    // iPhone and NASA know best.
    return /\p{Lu}/u.test(piece.slice(1)) ? piece : capitalize(piece, language);
  });
}

/** Capital Each Word, small ones too; the rest of a word becomes small. */
export const capitalCase = (line: string, language: Language): string =>
  line.replace(word, (piece) =>
    isSmallName(piece) ? piece : capitalize(quiet(piece, language), language),
  );

/**
 * Where a sentence begins: the first letter, and the first after a full stop and a space, with
 * marks and emoji before it. A family with four skin tones has eleven code points; runs are bounded,
 * so that a page of quotes does not take for ever. What begins small on purpose stays: camelCase,
 * an address, a handle after its @.
 */
const mark = String.raw`(?:${letterEmoji}|[^\p{L}\p{N}\s@])`;
const stays = String.raw`\p{Ll}+\p{Lu}|\u2139\uFE0F|\S{0,200}(?:@|://|\p{L}\.\p{L}{2})`;
const sentenceStart = new RegExp(
  String.raw`(?:^|(?<=[.!?…。！？]["'”’»)\]]{0,3})(?<![\s(](?:e\.g|i\.e|vs|cf|ca)\.)\s+|(?<=[¿¡]))` +
    String.raw`(?:${mark}{1,12}\s{1,3}){0,3}${mark}{0,12}(?!${stays})\p{L}`,
  "gu",
);

/** Sentence case. Acronyms stay as they are, unless everything is shouted. */
export function sentenceCase(text: string, language: Language): string {
  const isLoud = isLoudText(text);
  const small = text.replace(/\S+/gu, (token) => {
    if (isAddress(token)) return token;
    return token.replace(word, (piece) => {
      const isKept = !isLoud && hasOwnCase(piece);
      return isKept || isPronoun(piece, language) ? piece : quiet(piece, language);
    });
  });
  return small.replace(sentenceStart, (start) => {
    const letter = start.search(/\p{L}$/u);
    return start.slice(0, letter) + capitalize(start.slice(letter), language);
  });
}

/** "I", "I'm": English has no other word that is always large. */
const isPronoun = (piece: string, language: Language): boolean =>
  language === "any" && /^I(?:['’]\p{Ll}+)?$/u.test(piece);

/** aLtErNaTiNg: every other letter. What has no case does not count. */
export function alternatingCase(line: string, language: Language): string {
  let isLarge = true;
  return line.replace(/\p{L}/gu, (letter) => {
    if (lower(letter, language) === upper(letter, language)) return letter;
    isLarge = !isLarge;
    return isLarge ? upper(letter, language) : lower(letter, language);
  });
}

/** Small letters become large, and large ones small. */
export const inverseCase = (text: string, language: Language): string =>
  text.replace(/\p{L}/gu, (letter) => {
    const small = lower(letter, language);
    return letter === small ? upper(letter, language) : small;
  });
