import { describe, expect, test } from "vitest";
import { optionsShape, type Options } from "./options.ts";
import { planDrawing } from "./svg.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const plan = (text: string, options: Partial<Options> = {}) =>
  planDrawing(bytes(text), { ...optionsShape.initial, ...options });
const namespace = 'xmlns="http://www.w3.org/2000/svg"';
const assumed = "It says no size of its own: one was chosen. Resize it for another.";
const alone = "It refers to other files. They are not loaded.";

describe("a drawing", () => {
  test.each<[string, number, number, string[]]>([
    ['width="40" height="30"', 40, 30, []],
    ["width='40px' height='30.4px'", 40, 30, []],
    ['width="1in" height="2.54cm"', 96, 96, []],
    ['width="72pt" height="25.4mm"', 96, 96, []],
    ['width="4em" height="6pc"', 64, 96, []],
    ['width="1e2" height=".5"', 100, 1, []],
    ['width="50" viewBox="0 0 10 20"', 50, 100, []],
    ['height="50" viewBox="0,0,10,20"', 25, 50, []],
    ['style="width: 12px; height:8px; color: red" width="1" height="1"', 12, 8, []],
    ['viewBox="0 0 24 24"', 1024, 1024, [assumed]],
    ['viewBox="-5 -5 400 100"', 1024, 256, [assumed]],
    ['width="100%" height="100%" viewBox="0 0 2 1"', 1024, 512, [assumed]],
    ['width="-3" height="0" viewBox="0 0 2 1"', 1024, 512, [assumed]],
    ['viewBox="0 0 0 5"', 300, 150, [assumed]],
    ['width="70"', 70, 150, [assumed]],
    ['data-width="9" data-note=" width=\'7\' "', 300, 150, [assumed]],
    ["", 300, 150, [assumed]],
  ])("<svg %s> is %d × %d", (attributes, width, height, notes) => {
    const drawing = plan(`<svg ${namespace} ${attributes}/>`);
    expect(drawing).toMatchObject({ own: { width, height }, size: { width, height }, notes });
  });

  test.each<[Partial<Options>, number, number]>([
    [{ resize: "width", pixels: 800 }, 800, 400],
    [{ resize: "height", pixels: 10 }, 20, 10],
    [{ resize: "side", pixels: 3000 }, 3000, 1500],
    [{ resize: "percent", percent: 50 }, 20, 10],
  ])("is drawn in a chosen size, larger too: %j", (options, width, height) => {
    const drawing = plan(`<svg ${namespace} width="40" height="20"/>`, options);
    expect(drawing).toMatchObject({ own: { width: 40, height: 20 }, size: { width, height } });
    expect(drawing?.text).toContain(`viewBox="0 0 40 20"`);
    expect(drawing?.text).toContain(`width="${width}" height="${height}"`);
  });

  test("keeps all that stands before and in it", () => {
    const head = `<?xml version="1.0"?>\n<!-- <svg width="1"> -->\n<!DOCTYPE svg [<!ENTITY a "b">]>\n`;
    const body = `<style>a > b { fill: red }</style><rect width="5" height="5"/></svg>`;
    const drawing = plan(
      `${head}<svg ${namespace} class="x" title='5" wide' width="4" height="3">${body}`,
    );
    expect(drawing?.text.startsWith(head)).toBe(true);
    expect(drawing?.text.endsWith(`>${body}`)).toBe(true);
    expect(drawing?.text).toContain(`class="x" title='5" wide'`);
  });

  test("that is not as wide as its box is not stretched; rounding leaves no empty edge", () => {
    const boxed = (size: string) => plan(`<svg ${namespace} ${size} viewBox="0 0 300 200"/>`)?.text;
    expect(boxed('width="100" height="100"')).not.toContain("preserveAspectRatio");
    expect(boxed('width="100"')).toContain(`preserveAspectRatio="none"`);
  });

  test("out of a page gets the names that a file needs", () => {
    const drawing = plan(`<svg width="4" height="4"><use xlink:href="#a"/></svg>`);
    expect(drawing?.text).toContain(namespace);
    expect(drawing?.text).toContain('xmlns:xlink="http://www.w3.org/1999/xlink"');
  });

  test("is read in the encoding that it names", () => {
    const latin = Uint8Array.from(
      `<?xml version="1.0" encoding="ISO-8859-1"?><svg><text>\u00e9</text></svg>`,
      (letter) => letter.charCodeAt(0),
    );
    expect(planDrawing(latin, optionsShape.initial)?.text).toContain("<text>é</text>");
    const marked = bytes("\uFEFF<svg/>");
    expect(planDrawing(marked, optionsShape.initial)?.size).toEqual({ width: 300, height: 150 });
  });

  test.each([
    ['<image href="https://example.com/a.png"/>', [alone]],
    ['<image xlink:href="a.png"/>', [alone]],
    ['<use href="other.svg#a"/>', [alone]],
    ["<style>@import 'a.css';</style>", [alone]],
    ['<rect fill="url(other.svg#a)"/>', [alone]],
    ["<style>@font-face { src: url('a.woff') }</style>", [alone]],
    ['<image href="data:image/png;base64,AA=="/>', []],
    ['<use xlink:href="#a"/><rect fill="url(#b)" stroke="url(\'#c\')"/>', []],
    ['<a href="https://example.com"><rect/></a>', []],
  ])("tells of what it would load: %s", (inside, notes) => {
    expect(plan(`<svg ${namespace} width="4" height="4">${inside}</svg>`)?.notes).toEqual(notes);
  });

  test("without a start is none", () => {
    expect(plan("<html><svg/></html>")).toBeNull();
    expect(plan('<svg width="4')).toBeNull();
  });
});
