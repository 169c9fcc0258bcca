// `npm run recognition` counts how often values are recognized rightly, and writes docs/recognition.md.
// With `--mistakes` it shows what goes wrong in the part that rules are tuned on, never in the other.
import { writeFileSync } from "node:fs";
import { createServer } from "vite";

// Readers are loaded when they are asked, so the server must stay open until the end.
const server = await createServer({
  server: { middlewareMode: true, ws: false },
  appType: "custom",
  logLevel: "error",
});
/** @type {any} The types of what it imports are those of the site, not of a script. */
const report = await server.ssrLoadModule("/proof/recognition/report.ts");
const samples = report.allSamples();

if (process.argv.includes("--mistakes")) {
  const { mistakes } = report.countShapes(samples, "tuned on");
  for (const line of mistakes.map(report.asLine)) console.log(line);
} else {
  const text = await report.write(samples);
  writeFileSync("docs/recognition.md", text);
  console.log(text);
}
await server.close();
