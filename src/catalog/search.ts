import { likeness, likenessOfMistyped, tellingWords, wordsIn } from "./search-words.ts";
import type { Unit } from "./unit.ts";

/** What can be searched for: a unit, a page of the site, something to do. */
export interface Searchable {
  name: string;
  description: string;
  keywords?: readonly string[];
  wing?: Unit["wing"];
}

/** What a word is worth by where it stands. */
const worth = { firstOfName: 11, name: 10, keyword: 8, wing: 4, description: 2 };

/** A query that is a whole name or keyword goes before those that only have its words. */
const wholeFactor = { name: 2, keyword: 1.2 };

/** A longer one is an accident, or a try to keep the page busy. */
const maxQueryChars = 100;

/**
 * The one search over everything: names, keywords and descriptions, best first; blank text finds
 * all. What has the most of the query's words is found, if that is at least half of them.
 */
export const rankUnits = <One extends Searchable>(
  all: readonly One[],
  query: string,
): readonly One[] => (query.trim() === "" ? all : rank(all, query, false));

/**
 * What a path may mean that leads nowhere, best first. What merely describes a unit does not count
 * here: nothing is a better answer than something silly.
 */
export function nearestUnits<One extends Searchable>(
  all: readonly One[],
  path: string,
  count: number,
): readonly One[] {
  const [wanted = ""] = path.split(/[?#]/);
  return rank(all, wanted, true).slice(0, count);
}

function rank<One extends Searchable>(all: readonly One[], typed: string, isPath: boolean) {
  const query = typed.slice(0, maxQueryChars);
  const words = tellingWords(query);
  const tables = words.map((word) => scoresOf(all, word, isPath));
  const whole = wordsIn(query).join(" ");
  const scored = all.map((one, order) => {
    const scores = tables.map((table) => table[order] ?? 0);
    return {
      one,
      found: scores.filter((score) => score > 0).length,
      score: scores.reduce((sum, score) => sum + score, 0) * factorOf(one, whole),
    };
  });
  const most = Math.max(1, words.length / 2, ...scored.map(({ found }) => found));
  return scored
    .filter(({ found }) => found === most)
    .sort((a, b) => b.score - a.score)
    .map(({ one }) => one);
}

/** What a word is worth for each. Only a word that stands nowhere is taken for a mistyped one. */
function scoresOf(all: readonly Searchable[], word: string, isPath: boolean): readonly number[] {
  for (const alike of [likeness, likenessOfMistyped]) {
    const scores = all.map((one) =>
      Math.max(
        ...contentsOf(one).terms.map((term) => {
          const like = alike(word, term.word);
          return isCounted(word, term, like, isPath) ? like * term.worth : 0;
        }),
      ),
    );
    const found = scores.filter((score) => score > 0).length;
    // A word that many have tells less.
    if (found > 0) return scores.map((score) => score / Math.sqrt(found));
  }
  return [];
}

/** A description has many words: only what stands there as it was typed counts. */
function isCounted(typed: string, term: Term, like: number, isPath: boolean): boolean {
  const isLoose = typed.length < 3 && like < 1;
  if (term.worth === worth.description) return !isPath && !isLoose && like > 0.6;
  return !(isPath && isLoose);
}

function factorOf(one: Searchable, whole: string): number {
  const place = contentsOf(one).phrases.indexOf(whole);
  if (place === -1) return 1;
  return place === 0 ? wholeFactor.name : wholeFactor.keyword;
}

interface Term {
  word: string;
  worth: number;
}

/** What is searched in: whole names and keywords, and all words. */
interface Contents {
  phrases: readonly string[];
  terms: readonly Term[];
}

const known = new WeakMap<Searchable, Contents>();

function contentsOf(one: Searchable): Contents {
  const contents = known.get(one) ?? readContents(one);
  known.set(one, contents);
  return contents;
}

function readContents({ name, keywords = [], wing, description }: Searchable): Contents {
  const phrases = [name, ...keywords.flatMap((keyword) => keyword.split(","))].map((phrase) =>
    wordsIn(phrase).join(" "),
  );
  const terms = phrases.flatMap((phrase, index) =>
    // In one word, too: "jsonformatter".
    [...phrase.split(" "), phrase.replaceAll(" ", "")].map((word, place) => ({
      word,
      worth: index > 0 ? worth.keyword : place === 0 ? worth.firstOfName : worth.name,
    })),
  );
  const more = [
    ...wordsIn(wing ?? "").map((word) => ({ word, worth: worth.wing })),
    ...wordsIn(description).map((word) => ({ word, worth: worth.description })),
  ];
  return { phrases, terms: [...terms, ...more] };
}
