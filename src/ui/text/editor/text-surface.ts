/**
 * What a plain text field and the editor have in common, so that one can take the place of the
 * other while somebody types.
 */
export interface TextSurface {
  /** Replaces everything. Not told back. */
  setText: (text: string) => void;
  /** Tells now what was typed in the last moment. */
  flush: () => void;
  text: () => string;
  selection: () => readonly [from: number, to: number];
  /** Selects, and takes the focus. */
  select: (from: number, to: number) => void;
  hasFocus: () => boolean;
  /** Puts the caret there, in the middle of what is seen, and takes the focus. */
  goTo: (place: Place) => void;
  /** The line at the upper edge, with the part of it that is scrolled away: 12.5. */
  topLine: () => number;
  /** Scrolls that line to the upper edge. */
  scrollToLine: (line: number) => void;
  /** Shows where something is wrong, until the text changes. */
  mark: (place: Place | null) => void;
  /** What is wrong with the text, for those who cannot see the mark. */
  describe: (problem: string | null) => void;
  /** Shows what was found in the text, until it is told anew. */
  paint: (highlights: readonly Highlight[]) => void;
  remove: () => void;
}

/** Both count from 1; columns in UTF-16 units, as editors do. */
export interface Place {
  line: number;
  column: number;
}

/** A found piece of the text, in UTF-16 units of the text as it was given. May be empty. */
export interface Highlight {
  from: number;
  to: number;
  look: "hit" | "next-hit" | "chosen-hit" | `group-${0 | 1 | 2 | 3}`;
}

/** `code` is for whatever has braces and strings: JavaScript, CSS, GraphQL. */
export type Language = "json" | "markdown" | "code" | "sql" | "markup" | "yaml";

/** Typed: told once the typing pauses. Placed: pasted, told at once. */
export type ChangeKind = "typed" | "placed";

export interface SurfaceOptions {
  label: string;
  readOnly: boolean;
  placeholder: string;
  language: Language | undefined;
  /** The number of the first line, when only a piece of a text is shown. */
  firstLine: () => number;
  onChange: (text: string, how: ChangeKind) => void;
  onScroll: () => void;
}

/** Puts a field into an element. */
export type CreateSurface = (
  host: HTMLElement,
  text: string,
  options: SurfaceOptions,
) => TextSurface;

/** Phones zoom in on a field whose letters are smaller than this. */
export const surfaceTextSize = "pointer-coarse:text-base";

/** How the lines of a text end. Fields know only "\n"; what is told back keeps the text's own. */
export const lineEndOf = (text: string): string => (text.includes("\r\n") ? "\r\n" : "\n");

/** Says on the field itself that it is wrong, and why: no identifier reaches into a shadow root. */
export function describe(field: HTMLElement, problem: string | null): void {
  field.ariaInvalid = problem === null ? null : "true";
  field.ariaDescription = problem;
}
