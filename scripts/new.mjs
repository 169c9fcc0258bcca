// Starts a unit: `npm run new tool json-diff` copies scripts/template/tool and names it "JSON Diff".
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const kinds = {
  tool: { wing: "tools", base: "/" },
  game: { wing: "games", base: "/games/" },
  calculator: { wing: "calculators", base: "/calculator/" },
};

const [kind = "", id = "", name = nameFrom(id)] = process.argv.slice(2);
const place = kinds[/** @type {keyof typeof kinds} */ (kind)];
if (place === undefined || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
  stop('Usage: npm run new <tool|game|calculator> <name-in-kebab-case> ["Its Name"]');
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
    .replaceAll('"Template"', JSON.stringify(name));
  writeFileSync(join(folder, file), text);
}

console.log(`${folder} is a unit now: "${name}", at ${place.base}${id}. Next:

1. manifest.ts: say what it is. It is now on the site, in search, in the sitemap and offline.
2. logic.test.ts: write its rules as tables; the first test fails until you do.
3. logic.ts: pure functions, until the tests pass.
4. view.tsx: from parts in src/ui. See it with: npm run dev
5. e2e.ts: one journey of a visitor. Then: npm run check

What does not fit behind a door in one file goes into the room of the same name: logic/, view/.
`);

/** "json-to-csv" is "JSON to CSV". Said otherwise by a third argument. */
function nameFrom(/** @type {string} */ kebab) {
  const initials = new Set(
    (
      "2fa api ascii aes asn ast bmi cidr cli cpu css csp csv dns dom emi fd fps gcd gif gpu gst " +
      "hmac hsl html http https iban id iot ip irr iso jpeg json jsx jwt lcm mcp md5 mdx mime " +
      "npv nps ocr otp pan pdf pem php pin png ppf qr rd rgb rsa rss sdk seo sha sip sql " +
      "ssh ssl svg tcp tls toml totp tsv ui upi uri url utc utf uuid ux wasm wcag xml xor yaml"
    ).split(" "),
  );
  const asWritten = new Map([
    ["cron", "Cron"],
    ["regex", "Regex"],
    ["oauth", "OAuth"],
    ["ipv4", "IPv4"],
    ["ipv6", "IPv6"],
    ["javascript", "JavaScript"],
    ["typescript", "TypeScript"],
    ["graphql", "GraphQL"],
    ["github", "GitHub"],
    ["latex", "LaTeX"],
  ]);
  const small = new Set([
    "a",
    "and",
    "by",
    "for",
    "in",
    "of",
    "on",
    "or",
    "the",
    "to",
    "vs",
    "with",
  ]);
  return kebab
    .split("-")
    .map((word, at) => {
      if (at > 0 && small.has(word)) return word;
      const written = asWritten.get(word);
      if (written !== undefined) return written;
      return initials.has(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1);
    })
    .join(" ");
}

/** @returns {never} */
function stop(/** @type {string} */ message) {
  console.error(message);
  process.exit(1);
}
