import { splitTop } from "./stylesheet.ts";

/** A selector seen from the element that will carry the classes. */
export interface Target {
  /** Whose class list it is: ".card .title"; "" for declarations without a selector. */
  element: string;
  /** When they hold, with the element as "&": "&:hover", ".dark &". */
  pattern: string;
}

const simple =
  /::?[-\w]+(?:\((?:[^()]|\([^()]*\))*\))?|\[[^\]]*\]|[.#](?:\\.|[-\w]|\P{ASCII})+|[-\w]+|\*|&/gu;

/** Takes a selector apart: the element, and the state that it or an ancestor is in. */
export function targetOf(selector: string): Target {
  if (selector === "") return { element: "", pattern: "&" };
  const words = splitTop(selector, /\s/);
  const [base, state] = splitCompound(words.at(-1) ?? "");
  const ancestors = words.slice(0, -1);
  if (!ancestors.some(isState)) {
    return { element: [...ancestors, base].join(" "), pattern: `&${state}` };
  }
  const calm = ancestors.map((word) => (isTheme(word) ? "" : splitCompound(word)[0]));
  // A combinator says nothing once what stood before it is gone.
  const named = calm.filter(
    (word, at) => word !== "" && !(isCombinator(word) && calm[at - 1] === ""),
  );
  return { element: [...named, base].join(" "), pattern: `${ancestors.join(" ")} &${state}` };
}

const isCombinator = (word: string): boolean => /^[>+~]$/.test(word);
const isTheme = (word: string): boolean =>
  /^(?:html|body|:root)?(?:\.(?:dark|light)|\[data-[-\w]*(?:theme|mode)[^\]]*\])$/.test(word);
const isState = (word: string): boolean =>
  !isCombinator(word) && (isTheme(word) || splitCompound(word)[1] !== "");

/** ".btn.active:hover" is ".btn" and ".active:hover". */
function splitCompound(compound: string): [base: string, state: string] {
  const parts = compound.match(simple) ?? [compound];
  const [first = "", second = ""] = parts;
  const isNamedType = /^[a-z]/i.test(first) && /^[.#]/.test(second);
  const base = isNamedType ? first + second : first;
  return [base, compound.slice(base.length)];
}

/** The parts of a state, each of which may have a variant: ":hover", "::before". */
export const statesOf = (pattern: string): string[] =>
  pattern.startsWith("&") ? (pattern.slice(1).match(simple) ?? []) : [];
