import { plainFieldChars, typingPauseMs } from "#domain/limits.ts";
import { countLines } from "#domain/text-source.ts";
import {
  describe,
  surfaceTextSize,
  lineEndOf,
  type CreateSurface,
  type ChangeKind,
} from "./text-surface.ts";

/** A few screens of a text that is too long for this field. */
const beginningChars = 5000;

/** Puts a plain text field into an element: there at once, and enough for short texts. */
export const createTextareaSurface: CreateSurface = (host, text, options) => {
  const area = document.createElement("textarea");
  area.className = `block size-full resize-none bg-transparent px-3 py-2 font-mono text-sm text-ink -outline-offset-2 ${options.readOnly ? "" : surfaceTextSize}`;
  area.setAttribute("aria-label", options.label);
  area.dir = "auto";
  area.translate = false;
  area.spellcheck = false;
  area.autocapitalize = "off";
  area.placeholder = options.placeholder;
  host.append(area);

  let whole = text;
  let lineEnd = lineEndOf(text);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let untold = false;
  let isReadOnly = false;

  const show = () => {
    // Until the editor is there (or if it cannot be had), a long text shows its beginning.
    const isCut = whole.length > plainFieldChars;
    area.value = isCut ? whole.slice(0, beginningChars) : whole;
    isReadOnly = options.readOnly || isCut;
    area.ariaReadOnly = String(isReadOnly);
    area.inputMode = isReadOnly ? "none" : "";
  };
  const tell = (how: ChangeKind) => {
    clearTimeout(timer);
    if (!untold) return;
    untold = false;
    options.onChange(area.value.replaceAll("\n", lineEnd), how);
  };

  show();
  // Not the attribute: a field that has it does not count as one that holds somebody's text.
  area.addEventListener("beforeinput", (event) => {
    if (isReadOnly) event.preventDefault();
  });
  area.addEventListener("blur", () => tell("typed"));
  area.addEventListener("input", (event) => {
    clearTimeout(timer);
    untold = true;
    whole = area.value;
    if ("inputType" in event && event.inputType === "insertFromPaste") tell("placed");
    else timer = setTimeout(tell, typingPauseMs, "typed");
  });

  /** Lines may be wrapped, and a plain field does not tell: all count as equally high. */
  const lineHeight = () => area.scrollHeight / countLines(area.value);
  area.addEventListener("scroll", options.onScroll);

  return {
    setText(next) {
      clearTimeout(timer);
      untold = false;
      whole = next;
      lineEnd = lineEndOf(next);
      show();
    },
    flush: () => tell("typed"),
    text: () => whole,
    selection: () => [area.selectionStart, area.selectionEnd],
    select(from, to) {
      area.focus();
      area.setSelectionRange(from, to);
    },
    hasFocus: () => area === document.activeElement,
    goTo({ line, column }) {
      const before = area.value.split("\n", line - 1).join("\n");
      const at = before.length + (line > 1 ? 1 : 0) + column - 1;
      area.focus();
      area.setSelectionRange(at, at + 1);
    },
    topLine: () => 1 + area.scrollTop / lineHeight(),
    scrollToLine(line) {
      area.scrollTop = (line - 1) * lineHeight();
    },
    describe: (problem) => describe(area, problem),
    // A plain field cannot show one.
    mark: () => {},
    paint: () => {},
    remove() {
      clearTimeout(timer);
      area.remove();
    },
  };
};
