import type { State } from "./state.ts";

/** Where the letters of a text lie, each taken once; letters that are not there drop out. */
export function placesOf(letters: string, text: string): number[] {
  const places: number[] = [];
  for (const letter of text) {
    const place = letters
      .split("")
      .findIndex((one, index) => one === letter && !places.includes(index));
    if (place >= 0) places.push(place);
  }
  return places;
}

/** What of a text can be a letter of a word; the rest of what is typed or pasted never was there. */
export const onlyLetters = (text: string): string => text.replaceAll(/[^a-z]/gi, "").toLowerCase();

/** The answer with one more letter, or without it if it was taken. */
export function toggle(answer: readonly number[], place: number, length: number) {
  if (answer.includes(place)) return answer.filter((one) => one !== place);
  return place >= 0 && place < length ? [...answer, place] : answer;
}

/** After a wrong answer the next letter begins anew. */
export function newText({ letters, answer }: State, typed: string): string {
  const text = onlyLetters(typed);
  const isFull = answer.length === letters.length && text.length > letters.length;
  return isFull ? text.slice(letters.length) : text;
}
