import { EditorView } from "@codemirror/view";

/**
 * The editor stands in a shadow root, so that its style sheets are adopted ones and the strict
 * policy holds. Classes do not reach in there; custom properties do, and both themes with them.
 */
export const editorTheme = EditorView.theme({
  "&": { height: "100%", color: "var(--ink)", backgroundColor: "transparent" },
  "&.cm-focused": { outline: "none" },
  // An outline would be hidden by the line numbers.
  "&.cm-focused::after": {
    content: '""',
    position: "absolute",
    inset: "0",
    zIndex: "300",
    border: "2px solid var(--focus)",
    pointerEvents: "none",
  },
  ".cm-scroller": {
    fontFamily: "var(--font-mono)",
    fontSize: "inherit",
    lineHeight: "1.4286",
    overscrollBehavior: "contain",
  },
  ".cm-content": { padding: "0.5rem 0", caretColor: "var(--ink)" },
  ".cm-line": { padding: "0 0.75rem 0 0.5rem" },
  ".cm-content ::selection, .cm-content::selection": { backgroundColor: "var(--accent-tint)" },
  ".cm-gutters": {
    // Not transparent: a long line is scrolled under it.
    backgroundColor: "var(--pane, var(--surface-raised))",
    color: "var(--ink-soft)",
    border: "none",
    fontVariantNumeric: "tabular-nums",
  },
  ".cm-lineNumbers .cm-gutterElement": { padding: "0 0.25rem 0 0.75rem", minWidth: "2.5rem" },
  ".cm-placeholder": { color: "var(--ink-soft)" },
  ".cm-specialChar": { color: "var(--bad)" },

  ".code-key": { color: "var(--code-key)" },
  ".code-string": { color: "var(--code-string)" },
  ".code-number": { color: "var(--code-number)" },
  ".code-word": { color: "var(--code-word)" },
  ".code-comment": { color: "var(--ink-soft)", fontStyle: "italic" },
  ".code-mark-line": { backgroundColor: "var(--bad-tint)" },
  ".code-mark": { backgroundColor: "var(--bad)", color: "var(--surface-raised)" },

  // A line under each, so that a match is seen without its color too.
  ".hit": { backgroundColor: "var(--accent-tint)", borderBottom: "2px solid var(--accent)" },
  ".next-hit": { backgroundColor: "var(--warn-tint)", borderBottom: "2px solid var(--warn)" },
  ".chosen-hit": { outline: "2px solid var(--focus)" },
  "@media (forced-colors: active)": {
    ".code-mark, .hit, .next-hit, .chosen-hit": {
      forcedColorAdjust: "none",
      backgroundColor: "Highlight",
      color: "HighlightText",
    },
    // Their own colors would be lost on that ground.
    ".hit [class*=group-], .next-hit [class*=group-], [class*=group-]:is(.hit, .next-hit)": {
      color: "inherit",
    },
  },
  ".empty-hit": { borderLeft: "2px solid var(--accent)", marginRight: "-2px" },
  ".group-0": { color: "var(--code-key)", fontWeight: "700" },
  ".group-1": { color: "var(--code-string)", fontWeight: "700" },
  ".group-2": { color: "var(--code-number)", fontWeight: "700" },
  ".group-3": { color: "var(--code-word)", fontWeight: "700" },

  ".cm-panels": {
    backgroundColor: "var(--surface-sunken)",
    color: "var(--ink)",
    fontFamily: "var(--font-sans)",
  },
  ".cm-panels.cm-panels-top": { borderBottom: "1px solid var(--line)" },
  ".cm-panel.cm-search": { padding: "0.5rem 2rem 0.5rem 0.5rem", fontSize: "0.875rem" },
  ".cm-panel.cm-search label": { fontSize: "0.75rem", color: "var(--ink-soft)" },
  ".cm-panel.cm-search [name=close]": {
    top: "0.25rem",
    right: "0.25rem",
    width: "1.5rem",
    height: "1.5rem",
    color: "var(--ink)",
    fontSize: "1rem",
  },
  ".cm-textfield": {
    backgroundColor: "var(--surface-raised)",
    color: "var(--ink)",
    border: "1px solid var(--edge)",
    borderRadius: "0.375rem",
    padding: "0.25rem 0.5rem",
    fontSize: "0.875rem",
  },
  ".cm-button": {
    backgroundImage: "none",
    backgroundColor: "var(--surface-raised)",
    color: "var(--ink)",
    border: "1px solid var(--edge)",
    borderRadius: "0.375rem",
    padding: "0.25rem 0.5rem",
    fontSize: "0.875rem",
  },
  ".cm-textfield:focus-visible, .cm-button:focus-visible": {
    outline: "2px solid var(--focus)",
    outlineOffset: "1px",
  },
  ".cm-searchMatch": { backgroundColor: "var(--warn-tint)", outline: "1px solid var(--warn)" },
  ".cm-searchMatch-selected": { backgroundColor: "var(--accent-tint)" },
});
