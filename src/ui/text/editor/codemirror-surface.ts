import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { search, searchKeymap } from "@codemirror/search";
import { Annotation, Compartment, EditorState, type Text } from "@codemirror/state";
import {
  EditorView,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  placeholder,
} from "@codemirror/view";
import { coloredLineChars, typingPauseMs, wrappedLineChars } from "#domain/limits.ts";
import { highlighted, setHighlights, toEditorRanges } from "./editor-highlights.ts";
import { colored } from "./editor-colors.ts";
import { linesByDirection } from "./editor-direction.ts";
import { marked, setMark } from "./editor-error-mark.ts";
import { longestIn } from "./longest-line.ts";
import { minimalEdit } from "./minimal-edit.ts";
import { editorTheme } from "./editor-theme.ts";
import {
  describe,
  surfaceTextSize,
  lineEndOf,
  type CreateSurface,
  type SurfaceOptions,
  type ChangeKind,
  type Place,
} from "./text-surface.ts";

/** Everything of CodeMirror that the site uses, in one chunk that loads when it is needed. */

/** A change that came from the page, not from the visitor. */
const fromPage = Annotation.define<boolean>();

/** The search panel speaks in small letters; the site does not. */
const searchWords = {
  next: "Next",
  previous: "Previous",
  all: "All",
  "match case": "Match case",
  regexp: "Regex",
  "by word": "Whole words",
  replace: "Replace",
  "replace all": "Replace all",
};

/** Puts an editor into an element. */
export const createCodemirrorSurface: CreateSurface = (host, text, options) => {
  const box = document.createElement("div");
  box.className = `h-full text-sm ${options.readOnly ? "" : surfaceTextSize}`;
  host.append(box);
  const root = box.attachShadow({ mode: "open" });
  const shape = new Compartment();
  let lineEnd = lineEndOf(text);
  let given = text;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let untold = false;

  const tell = (how: ChangeKind) => {
    clearTimeout(timer);
    if (!untold) return;
    untold = false;
    const { doc } = view.state;
    given = doc.sliceString(0, doc.length, lineEnd);
    options.onChange(given, how);
  };

  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: text,
      extensions: [
        editorTheme,
        lineNumbers({ formatNumber: (line) => String(line + options.firstLine() - 1) }),
        highlightSpecialChars(),
        linesByDirection,
        history(),
        search({ top: true }),
        EditorState.phrases.of(searchWords),
        // No Tab here: it leaves the field, as in any other.
        keymap.of([...searchKeymap, ...defaultKeymap, ...historyKeymap]),
        EditorState.readOnly.of(options.readOnly),
        EditorView.contentAttributes.of({
          "aria-label": options.label,
          tabindex: "0",
          translate: "no",
          spellcheck: "false",
          // A read-only text is walked through with the keyboard, but calls up none on a phone.
          ...(options.readOnly ? { inputmode: "none", "aria-readonly": "true" } : {}),
        }),
        placeholder(options.placeholder),
        marked,
        highlighted,
        shape.of(shapeOf(longestIn(text), options)),
        // A long line that is pasted must not be laid out before the wrapping is off.
        EditorState.transactionExtender.of(({ changes, newDoc, docChanged }) =>
          docChanged && newDoc.length - changes.length > wrappedLineChars
            ? { effects: shape.reconfigure(shapeOf(longestIn(newDoc.toString()), options)) }
            : null,
        ),
        EditorView.domEventHandlers({ blur: () => tell("typed"), scroll: options.onScroll }),
        EditorView.updateListener.of((update) => {
          if (!update.docChanged) return;
          if (update.transactions.some((change) => change.annotation(fromPage))) return;
          clearTimeout(timer);
          untold = true;
          const pasted = update.transactions.some((change) => change.isUserEvent("input.paste"));
          if (pasted) tell("placed");
          else timer = setTimeout(tell, typingPauseMs, "typed");
        }),
      ],
    }),
  });

  return {
    setText(next) {
      clearTimeout(timer);
      untold = false;
      lineEnd = lineEndOf(next);
      given = next;
      const now = view.state.sliceDoc();
      if (next === now) return;
      const effects = [shape.reconfigure(shapeOf(longestIn(next), options)), setMark.of(null)];
      const annotations = fromPage.of(true);
      const edit = options.readOnly ? minimalEdit(now, next) : null;
      // A result that changes a little stays where the visitor has scrolled to.
      if (edit !== null) return view.dispatch({ changes: edit, effects, annotations });
      view.dispatch({
        changes: { from: 0, to: now.length, insert: next },
        selection: { anchor: 0 },
        effects,
        annotations,
        scrollIntoView: true,
      });
    },
    flush: () => tell("typed"),
    text: () => view.state.sliceDoc(),
    selection: () => [view.state.selection.main.from, view.state.selection.main.to],
    select(from, to) {
      view.dispatch({ selection: { anchor: from, head: to } });
      view.focus();
    },
    hasFocus: () => view.hasFocus,
    goTo(place) {
      const at = positionOf(view.state.doc, place);
      view.dispatch({
        selection: { anchor: at },
        effects: EditorView.scrollIntoView(at, { y: "center", x: "center" }),
      });
      view.focus();
    },
    topLine() {
      const height = view.scrollDOM.scrollTop - view.documentPadding.top;
      const { from, top, height: lineHeight } = view.lineBlockAtHeight(Math.max(height, 0));
      return view.state.doc.lineAt(from).number + Math.max(0, height - top) / lineHeight;
    },
    scrollToLine(line) {
      const at = positionOf(view.state.doc, { line: Math.floor(line), column: 1 });
      const { top, height } = view.lineBlockAt(at);
      view.scrollDOM.scrollTop = view.documentPadding.top + top + (line % 1) * height;
    },
    mark(place) {
      const at = place === null ? null : positionOf(view.state.doc, place);
      view.dispatch({ effects: setMark.of(at) });
    },
    describe: (problem) => describe(view.contentDOM, problem),
    paint(highlights) {
      view.dispatch({ effects: setHighlights.of(toEditorRanges(given, highlights)) });
    },
    remove() {
      clearTimeout(timer);
      view.destroy();
      box.remove();
    },
  };
};

/** Long lines switch off what would make them slow. */
function shapeOf(longest: number, options: SurfaceOptions) {
  const language = longest > coloredLineChars ? undefined : options.language;
  return [
    longest > wrappedLineChars ? [] : EditorView.lineWrapping,
    language === undefined ? [] : colored(language),
  ];
}

function positionOf(doc: Text, { line, column }: Place): number {
  const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  return Math.min(from + column - 1, to);
}
