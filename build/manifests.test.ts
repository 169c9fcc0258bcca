import { expect, test } from "vitest";
import { partOf } from "./manifests.ts";

const whole = `import type { ToolManifest } from "#catalog/unit.ts";

export default {
  name: "A, B",
  description: "It says }, and more.",
  icon: "key",
  keywords: ["x, y"],
  takes: { words: "icon", what: /^[{,}]$/ },
  load: () => import("./view.tsx"),
} satisfies ToolManifest;
`;

test.each([
  [undefined, '{ name: "A, B", load: () => import("./view.tsx") }'],
  ["card", '{ description: "It says }, and more.", icon: "key" }'],
  ["search", '{ keywords: ["x, y"], takes: { words: "icon", what: /^[{,}]$/ } }'],
])("the part %s of a manifest", (part, object) => {
  expect(partOf(whole, part)).toBe(
    `import type { ToolManifest } from "#catalog/unit.ts";\n\nexport default ${object};\n`,
  );
});

test("each property is in one part", () => {
  const properties = (part?: string) => partOf(whole, part).match(/\w+(?=: )/g) ?? [];
  expect([...properties(), ...properties("card"), ...properties("search")].toSorted()).toEqual(
    whole.match(/\w+(?=: )/g)?.toSorted(),
  );
});

test("what is no manifest stops the build", () => {
  expect(() => partOf("export default 1;", undefined)).toThrow("manifest");
});
