import { readFileSync } from "node:fs";
import fc from "fast-check";
import { compile } from "tailwindcss";
import { beforeAll, describe, expect, test } from "vitest";
import { sampled } from "#proof/scale.ts";
import {
  borderStyles,
  borderValue,
  borderShape,
  radiusField,
  radiusValue,
  widthField,
  withCorners,
} from "./logic/border.ts";
import {
  addStop,
  directions,
  gradientValue,
  maxStops,
  gradientShape,
  turned,
  type Gradient,
} from "./logic/gradient.ts";
import {
  classesOf,
  cssOf,
  kinds,
  opacityOf,
  optionsShape,
  recolored,
  withOpacity,
  type Options,
} from "./logic.ts";
import { borderPresets, gradientPresets, shadowPresets } from "./logic/presets.ts";
import { maxLayers, plainLayer, shadowFields, shadowValue } from "./logic/shadow.ts";

const plainBorder = borderShape.initial;
const plainGradient = gradientShape.initial;
const gradient = (part: Partial<Gradient>): string => gradientValue({ ...plainGradient, ...part });
const rangeOf = ({ min, max }: { min: number; max: number }) => `${min} to ${max}`;

describe("spec §9: ranges and defaults", () => {
  test("“shadow x, y, spread -50 to 50; blur 0-100; opacity 0-100”", () => {
    expect(Object.fromEntries(shadowFields.map((field) => [field.id, rangeOf(field)]))).toEqual({
      x: "-50 to 50",
      y: "-50 to 50",
      blur: "0 to 100",
      spread: "-50 to 50",
      opacity: "0 to 100",
    });
  });

  test("“opacity … default 25; defaults x 0, y 4, blur 6”", () => {
    expect(plainLayer).toMatchObject({ x: 0, y: 4, blur: 6, opacity: 25, inset: false });
    for (const { id, initial } of shadowFields) expect(plainLayer[id]).toBe(initial);
  });

  test("“border width 0-20, radius 0-50, styles solid, dashed, dotted, double”", () => {
    expect([rangeOf(widthField), rangeOf(radiusField)]).toEqual(["0 to 20", "0 to 50"]);
    expect(borderStyles).toEqual(["solid", "dashed", "dotted", "double"]);
    expect(plainBorder).toMatchObject({ width: widthField.initial, radius: radiusField.initial });
  });

  test("“gradient directions to right, to left, to bottom, to top, 45deg, 135deg”", () => {
    expect(directions.slice(0, 6)).toEqual([
      "to right",
      "to left",
      "to bottom",
      "to top",
      "45deg",
      "135deg",
    ]);
  });
});

describe("what is written", () => {
  test.each([
    [{}, "linear-gradient(to right, #3B82F6, #8B5CF6)"],
    [{ direction: "45deg" }, "linear-gradient(45deg, #3B82F6, #8B5CF6)"],
    [{ direction: "angle", angle: 200 }, "linear-gradient(200deg, #3B82F6, #8B5CF6)"],
    [{ type: "radial" }, "radial-gradient(circle, #3B82F6, #8B5CF6)"],
    [{ type: "conic", angle: 30 }, "conic-gradient(from 30deg, #3B82F6, #8B5CF6)"],
    [{ space: "oklch" }, "linear-gradient(to right in oklch, #3B82F6, #8B5CF6)"],
    [{ direction: "to top left" }, "linear-gradient(to top left, #3B82F6, #8B5CF6)"],
    [
      {
        stops: [
          { color: "#3B82F6", at: 0 },
          { color: "#8B5CF600", at: 100 },
        ],
      },
      "linear-gradient(to right, #3B82F6, #8B5CF600)",
    ],
    [
      {
        stops: [
          { color: "#3B82F6", at: 70 },
          { color: "#8B5CF6", at: 20 },
        ],
      },
      "linear-gradient(to right, #8B5CF6 20%, #3B82F6 70%)",
    ],
    [{ repeating: true }, "repeating-linear-gradient(to right, #3B82F6 0%, #8B5CF6 100%)"],
    [
      {
        stops: [
          { color: "#FF0000", at: 10 },
          { color: "#00FF00", at: 40 },
          { color: "#0000FF", at: 90 },
        ],
      },
      "linear-gradient(to right, #FF0000 10%, #00FF00 40%, #0000FF 90%)",
    ],
  ] as [Partial<Gradient>, string][])("gradient %j is %s", (part, value) => {
    expect(gradient(part)).toBe(value);
  });

  test.each([
    [[{}], "0px 4px 6px 0px rgb(0 0 0 / 0.25)"],
    [[{ inset: true, x: -3 }], "inset -3px 4px 6px 0px rgb(0 0 0 / 0.25)"],
    [[{ color: "#FF8000", opacity: 100 }], "0px 4px 6px 0px rgb(255 128 0 / 1)"],
    [
      [{}, { y: 9, opacity: 7 }],
      "0px 4px 6px 0px rgb(0 0 0 / 0.25), 0px 9px 6px 0px rgb(0 0 0 / 0.07)",
    ],
  ])("shadow %j is %s", (parts, value) => {
    expect(shadowValue(parts.map((part) => ({ ...plainLayer, ...part })))).toBe(value);
  });

  test("borders, with one radius and with four", () => {
    expect(borderValue(plainBorder)).toBe("2px solid #3B82F6");
    expect(radiusValue(plainBorder)).toBe("8px");
    expect(radiusValue({ ...plainBorder, corners: [1, 2, 3, 4] })).toBe("1px 2px 3px 4px");
  });

  test("as a rule's text", () => {
    expect(cssOf({ ...optionsShape.initial, kind: "border" })).toBe(
      "border: 2px solid #3B82F6;\nborder-radius: 8px;",
    );
  });
});

describe("opacity", () => {
  test("every percent is told apart by two digits, and the color stays", () => {
    for (let percent = 0; percent <= 100; percent += 1) {
      const color = withOpacity("#8B5CF6AB", percent);
      expect([opacityOf(color), color.slice(0, 7)]).toEqual([percent, "#8B5CF6"]);
    }
    expect(withOpacity("#8B5CF6", 0)).toBe("#8B5CF600");
    expect(withOpacity("#8B5CF600", 100)).toBe("#8B5CF6");
  });

  test("a stop that is stored with it keeps it; a shadow takes it as its opacity", () => {
    const stops = [
      { color: "#8B5CF600", at: 0 },
      { color: "#8B5CF680", at: 100 },
    ];
    expect(optionsShape.read({ gradient: { stops } }).gradient.stops).toEqual(stops);
    expect(recolored("#00000080")).toEqual({ color: "#000000", opacity: 50 });
    expect(recolored("#FF0000")).toEqual({ color: "#FF0000" });
    expect(optionsShape.read({ layers: [{ color: "#00000080" }] }).layers[0]?.color).toBe(
      "#000000",
    );
  });
});

describe("stops and corners", () => {
  test("a new stop goes into the widest gap; there are at most eight", () => {
    let { stops } = plainGradient;
    stops = addStop(stops);
    expect(stops.map(({ at }) => at)).toEqual([0, 50, 100]);
    for (let count = 0; count < 20; count += 1) stops = addStop(stops);
    expect(stops).toHaveLength(maxStops);
    expect(stops.map(({ at }) => at)).toEqual(stops.map(({ at }) => at).toSorted((a, b) => a - b));
  });

  test("twice reversed is as it was", () => {
    const stops = addStop(plainGradient.stops);
    expect(turned(turned(stops))).toEqual(stops);
    expect(turned(stops)[0]).toEqual({ color: "#8B5CF6", at: 0 });
  });

  test("corners start with the common radius, and come back to the first one", () => {
    const each = withCorners(plainBorder, true);
    expect(each.corners).toEqual([8, 8, 8, 8]);
    expect(withCorners({ ...each, corners: [3, 4, 5, 6] }, false)).toMatchObject({
      radius: 3,
      corners: null,
    });
  });
});

/** Any options at all, as they could be stored. */
const anyOptions: fc.Arbitrary<Options> = fc
  .record({
    kind: fc.constantFrom(...kinds),
    gradient: fc.record({
      type: fc.constantFrom("linear", "radial", "conic"),
      direction: fc.constantFrom(...directions),
      angle: fc.integer({ min: 0, max: 360 }),
      stops: fc.array(
        fc.record({
          color: fc.constantFrom("#3B82F6", "#000000", "#FFFFFF80", "#0A0B0C00"),
          at: fc.integer({ min: 0, max: 100 }),
        }),
        { minLength: 2, maxLength: 8 },
      ),
      space: fc.constantFrom("srgb", "oklab", "oklch"),
      repeating: fc.boolean(),
    }),
    layers: fc.array(
      fc.record({
        x: fc.integer({ min: -50, max: 50 }),
        y: fc.integer({ min: -50, max: 50 }),
        blur: fc.integer({ min: 0, max: 100 }),
        spread: fc.integer({ min: -50, max: 50 }),
        color: fc.constantFrom("#3B82F6", "#000000"),
        opacity: fc.integer({ min: 0, max: 100 }),
        inset: fc.boolean(),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    border: fc.record({
      width: fc.integer({ min: 0, max: 20 }),
      style: fc.constantFrom(...borderStyles),
      color: fc.constantFrom("#3B82F6", "#000000"),
      radius: fc.integer({ min: 0, max: 50 }),
      corners: fc.constantFrom(null, [0, 8, 16, 50]),
    }),
  })
  .map((options) => optionsShape.read(options));

describe("Tailwind's own compiler knows every class", () => {
  let build: (classes: string[]) => string;
  beforeAll(async () => {
    const source = "node_modules/tailwindcss";
    const css = ["theme.css", "utilities.css"].map((file) =>
      readFileSync(`${source}/${file}`, "utf8"),
    );
    const compiler = await compile(css.join("\n"));
    build = (classes) => compiler.build(classes);
  });

  test("random options", () => {
    fc.assert(
      fc.property(anyOptions, (options) => {
        const classes = classesOf(options).split(" ");
        const css = build(classes);
        for (const name of classes) expect(css).toContain(`.${escapeClass(name)}`);
      }),
      { numRuns: sampled(150) },
    );
  });

  test.each([
    [{ kind: "gradient" }, ["to right in srgb", "--tw-gradient-from: #3B82F6"]],
    [
      {
        kind: "gradient",
        gradient: {
          ...plainGradient,
          direction: "to top left",
          stops: [
            { color: "#8B5CF600", at: 0 },
            { color: "#8B5CF6", at: 60 },
          ],
        },
      },
      [
        "to top left in srgb",
        "--tw-gradient-from: #8B5CF600",
        "--tw-gradient-to: #8B5CF6",
        "--tw-gradient-to-position: 60%",
      ],
    ],
    [
      { kind: "gradient", gradient: { ...plainGradient, type: "radial" } },
      ["radial-gradient(circle,#3B82F6,#8B5CF6)"],
    ],
    [{ kind: "shadow" }, ["0px 4px 6px 0px"]],
    [{ kind: "border" }, ["border-width: 2px", "border-color: #3B82F6", "border-radius: 8px"]],
  ] as [Partial<Options>, string[]][])("%j compiles to %j", (part, wanted) => {
    const css = build(classesOf({ ...optionsShape.initial, ...part }).split(" "));
    for (const text of wanted) expect(css).toContain(text);
  });
});

/** A class name as a selector writes it. */
const escapeClass = (name: string): string => name.replace(/[^\w-]/g, (char) => `\\${char}`);

describe("what is stored is checked when read", () => {
  test.each([undefined, null, 7, "x", [], { kind: "x", gradient: 3, layers: {}, border: null }])(
    "%j means the defaults",
    (stored) => {
      expect(optionsShape.read(stored)).toEqual(optionsShape.initial);
    },
  );

  test("numbers are clamped, colors and words checked, lists cut", () => {
    const found = optionsShape.read({
      gradient: { stops: Array.from({ length: 50 }, () => ({ color: "red", at: 900 })) },
      layers: Array.from({ length: 50 }, () => ({ x: 999, color: "url(x)" })),
      border: { width: -4, style: "groove", corners: [1, 2] },
    });
    expect(found.gradient.stops).toHaveLength(maxStops);
    expect(found.gradient.stops[0]).toEqual({ color: "#3B82F6", at: 100 });
    expect(found.layers).toHaveLength(maxLayers);
    expect(found.layers[0]).toMatchObject({ x: 50, color: "#000000" });
    expect(found.border).toMatchObject({ width: 0, style: "solid", corners: null });
  });

  test("proper options survive", () => {
    fc.assert(
      fc.property(anyOptions, (options) => {
        expect(optionsShape.read(JSON.parse(JSON.stringify(options)))).toEqual(options);
      }),
    );
    for (const { value } of gradientPresets)
      expect(optionsShape.read({ gradient: value }).gradient).toEqual(value);
    for (const { value } of shadowPresets)
      expect(optionsShape.read({ layers: value }).layers).toEqual(value);
    for (const { value } of borderPresets)
      expect(optionsShape.read({ border: value }).border).toEqual(value);
  });
});
