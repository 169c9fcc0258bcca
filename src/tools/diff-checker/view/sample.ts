/** Two versions of a small program: lines added, removed, modified, and one that only looks equal. */
export const sample = {
  left: `import { readFile } from "fs";

const port = 3000;
const host = "localhost";

function greet(name) {
  return "Hello, " + name + "!";
}

// Start the server
listen(port, host);
console.log("ready");
`,
  right: `import { readFile } from "node:fs/promises";

const port = 8080;
const host = "localhost";

function greet(name) {
  return \`Hello, \${name}!\`;
}

function leave(name) {
  return \`Goodbye, \${name}!\`;
}

// Start\u00a0the server
listen(port, host);
`,
};
