// @vitest-environment happy-dom
import { EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { describe, expect, test } from "vitest";
import { beginsRight, linesByDirection } from "./editor-direction.ts";

describe("the direction of a line is that of its first letter", () => {
  test.each([
    ["Hebrew", "שלום, world", true],
    ["Arabic after a digit and a quote", '1. "مرحبا', true],
    ["Syriac", "ܫܠܡܐ", true],
    ["Adlam, outside of the first plane", "𞤀𞤣", true],
    ["a mark that says so", "\u200f123", true],
    ["a mark that says otherwise", "\u200eשלום", false],
    ["Latin, with Hebrew in it", "hello שלום", false],
    ["Greek", "ΑΒΓ שלום", false],
    ["Chinese", "中文 שלום", false],
    ["no letter at all", "123 {}", false],
    ["nothing", "", false],
  ])("%s", (_case, line, expected) => {
    expect(beginsRight(line)).toBe(expected);
  });
});

test("a line keeps to its own direction, whatever its neighbors do", () => {
  const state = EditorState.create({ doc: "one\nשתיים\nthree", extensions: linesByDirection });
  const view = new EditorView({ state, parent: document.body });
  const directions = () =>
    [...view.contentDOM.querySelectorAll(".cm-line")].map((line) => line.getAttribute("dir"));
  expect(directions()).toEqual([null, "rtl", null]);
  view.dispatch({ changes: { from: 0, to: 3, insert: "أحد" } });
  expect(directions()).toEqual(["rtl", "rtl", null]);
  view.destroy();
});
