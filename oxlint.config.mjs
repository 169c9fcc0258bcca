// Who may import whom, as code: one row per wing or room. The last item is what the developer reads.
const units = ["#tools/**", "#games/**", "#calculators/**"];
const unit = "{src/{tools,games,calculators},scripts/template}/*";
const react = ["react", "react/**", "react-dom", "react-dom/**", "lucide-react", "lucide-react/**"];

const walls = [
  ["src/app/**", [...units, "#cli/**"], "The site meets its units through the catalog."],
  [
    "src/cli/**",
    ["#app/**", "#ui/**", "#browser/**", ...units, ...react],
    "The command line is a second shell over the same catalog, without a page.",
  ],
  [
    "src/catalog/**",
    ["#app/**", "#cli/**", "#ui/**", "#browser/**", ...units],
    "The catalog finds units, it does not use them.",
  ],
  [
    "src/ui/**",
    ["#app/**", "#cli/**", "#catalog/**", ...units],
    "A part does not know where it is used.",
  ],
  [
    "src/browser/**",
    ["#app/**", "#cli/**", "#catalog/**", "#ui/**", ...units, ...react],
    "A capability is plain TypeScript.",
  ],
  [
    "src/domain/**",
    ["../**", "#app/**", "#cli/**", "#catalog/**", "#ui/**", "#browser/**", ...units, ...react],
    "What is true anywhere is pure: it could run in a worker.",
  ],
].map(([files, group, message]) => wall(files, { group, message }));

// The rooms of a unit. A path's depth says how many "../" still stay inside the folder.
const outside = ["#app/**", "#cli/**", "#catalog/*", "!#catalog/unit.ts", ...units];
const leaves = {
  message: "A unit lives in one folder: it uses ui, browser and domain, and no other unit.",
};
const impure = {
  group: ["#ui/**", "#browser/**", ...react, "**/view/**", "**/view.tsx"],
  message: "Logic is pure: it could run in a worker.",
};
const looksBack = {
  group: ["**/logic.ts"],
  message: "logic.ts is the face of what is behind it: what is behind does not look back.",
};
const faceOnly = {
  group: ["**/logic/**", "./worker.ts", "../**/worker.ts"],
  allowTypeImports: true,
  message: "A view takes what it runs from logic.ts; types may come from where they are.",
};
const depths = [0, 1, 2, 3];
const rooms = depths.flatMap((depth) => {
  const stays = { group: [`${"../".repeat(depth + 1)}**`, ...outside], ...leaves };
  const behind = "*/".repeat(Math.max(0, depth - 1));
  return depth === 0
    ? [
        wall(`${unit}/*`, stays),
        wall(`${unit}/{logic,operations,worker}.ts`, stays, impure),
        wall(`${unit}/view.tsx`, stays, faceOnly),
      ]
    : [
        wall(`${unit}/logic/${behind}*`, stays, impure, looksBack),
        wall(`${unit}/view/${behind}*`, stays, faceOnly),
      ];
});
const pure = ["src/domain/**", `${unit}/{logic,operations,worker}.ts`, `${unit}/logic/**`];

function wall(files, ...patterns) {
  return { files: [files], rules: { "no-restricted-imports": ["error", { patterns }] } };
}

const luckAndTime = [
  {
    object: "Math",
    property: "random",
    message: "Games use #domain/dice.ts, secrets #browser/entropy.ts.",
  },
  { object: "Date", property: "now", message: "Time arrives as an argument." },
  { object: "performance", property: "now", message: "Time arrives as an argument." },
  { object: "crypto", property: "getRandomValues", message: "Secure luck arrives as an argument." },
  { object: "crypto", property: "randomUUID", message: "Secure luck arrives as an argument." },
];
const pureGlobals = ["fetch", "setTimeout", "setInterval", "requestAnimationFrame", "localStorage"];
const tests = [
  "{src,scripts/template}/**/*.test.{ts,tsx}",
  `${unit}/e2e.ts`,
  "{e2e,proof}/**",
  "build/**/*.test.ts",
  "scripts/*.test.ts",
  "deploy/**",
];

export default {
  plugins: [
    "typescript",
    "unicorn",
    "oxc",
    "import",
    "react",
    "react-perf",
    "jsx-a11y",
    "promise",
    "vitest",
  ],
  categories: { correctness: "error", suspicious: "error", perf: "warn" },
  env: { builtin: true, browser: true, node: true },
  ignorePatterns: ["dist", "dist-deploy", "dist-cli", "test-data"],
  rules: {
    "max-lines": ["error", { max: 200, skipBlankLines: false, skipComments: false }],
    "unicorn/filename-case": ["error", { case: "kebabCase" }],
    "import/no-cycle": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-floating-promises": "error",
    "typescript/no-non-null-assertion": "error",
    "react/rules-of-hooks": "error",
    "react/exhaustive-deps": "error",
    "react/no-danger": "error",
    "no-eval": "error",
    "no-implied-eval": "error",
    "no-new-func": "error",
    "no-console": ["error", { allow: ["warn", "error"] }],
    "no-restricted-properties": [
      "error",
      {
        object: "Math",
        property: "random",
        message: "Use #domain/dice.ts or #browser/entropy.ts.",
      },
      { property: "innerHTML", message: "Visitor text reaches the page only as text." },
      { property: "insertAdjacentHTML", message: "Visitor text reaches the page only as text." },
    ],
    "vitest/valid-expect": ["error", { maxArgs: 2 }],
    "react/react-in-jsx-scope": "off",
    "react-perf/jsx-no-new-function-as-prop": "off",
    "react-perf/jsx-no-new-object-as-prop": "off",
    "react-perf/jsx-no-new-array-as-prop": "off",
    "react-perf/jsx-no-jsx-as-prop": "off",
    "import/no-unassigned-import": "off",
    "import/no-named-as-default-member": "off",
    "typescript/no-unsafe-type-assertion": "off",
    "consistent-return": "off",
    "no-await-in-loop": "off",
    "no-shadow": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
    "unicorn/no-array-sort": "off",
    "unicorn/prefer-spread": "off",
    "oxc/no-map-spread": "off",
    "unicorn/require-post-message-target-origin": "off",
  },
  overrides: [
    ...walls,
    ...rooms,
    {
      files: pure,
      rules: {
        "no-restricted-properties": ["error", ...luckAndTime],
        "no-restricted-globals": ["error", ...pureGlobals],
      },
    },
    {
      // A manifest imports only types; its view is lazy. An e2e and a test are not shipped.
      files: [`${unit}/manifest.ts`],
      rules: { "no-restricted-imports": "off" },
    },
    {
      files: tests,
      rules: {
        "max-lines": "off",
        "no-restricted-imports": "off",
        "no-restricted-properties": "off",
        "no-restricted-globals": "off",
        "no-console": "off",
        "typescript/no-non-null-assertion": "off",
        "typescript/no-extraneous-class": "off",
        "unicorn/consistent-function-scoping": "off",
        "vitest/require-mock-type-parameters": "off",
        "vitest/no-standalone-expect": "off",
      },
    },
    {
      // What runs inside a page must stand alone; some of it tries what the policy forbids.
      files: ["{e2e,proof}/**", "scripts/json-page.mjs"],
      rules: {
        "unicorn/consistent-function-scoping": "off",
        "no-eval": "off",
        "no-new-func": "off",
        "no-implied-eval": "off",
        "typescript/no-implied-eval": "off",
        "no-empty-pattern": "off",
        // Playwright hands fixtures on with a function of that name.
        "react/rules-of-hooks": "off",
      },
    },
    { files: ["scripts/**", "build/**", "*.mjs", "*.ts"], rules: { "no-console": "off" } },
    { files: ["src/**/*.data.ts"], rules: { "max-lines": "off" } },
  ],
};
