// Starts a unit: `npm run new tool json-diff` copies scripts/template/tool and names it.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const kinds = {
  tool: { wing: "tools", base: "/" },
  game: { wing: "games", base: "/games/" },
  calculator: { wing: "calculators", base: "/calculator/" },
};

const [kind = "", id = ""] = process.argv.slice(2);
const place = kinds[/** @type {keyof typeof kinds} */ (kind)];
if (place === undefined || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
  stop("Usage: npm run new <tool|game|calculator> <name-in-kebab-case>");
}
const folder = join("src", place.wing, id);
if (existsSync(folder)) stop(`${folder} is there already.`);

const words = id.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
// A component's name must start with a letter: 2048 becomes Unit2048View.
const component = words.join("").replace(/^(?=\d)/, "Unit");

mkdirSync(folder, { recursive: true });
for (const file of readdirSync(join("scripts", "template", kind))) {
  const text = readFileSync(join("scripts", "template", kind, file), "utf8")
    .replaceAll("TemplateView", `${component}View`)
    .replaceAll(`"${place.base}template"`, `"${place.base}${id}"`)
    .replaceAll('"Template"', `"${words.join(" ")}"`);
  writeFileSync(join(folder, file), text);
}

console.log(`${folder} is a unit now, at ${place.base}${id}. Next:

1. manifest.ts: say what it is. It is now on the site, in search and in the sitemap. A route that
   the spec does not have also goes into the tables of src/house.test.ts.
2. logic.test.ts: write its rules as tables; the first test fails until you do.
3. logic.ts: pure functions, until the tests pass.
4. view.tsx: from parts in src/ui. See it with: npm run dev
5. e2e.ts: one journey of a visitor. Then: npm run check
`);

/** @returns {never} */
function stop(/** @type {string} */ message) {
  console.error(message);
  process.exit(1);
}
