// Runs steps and sums them up: short while all is well, everything when it is not.

/**
 * @typedef {{ passed: number, failed: number, skipped: number, flaky: string[] }} Count
 * @typedef {Count & { output: string }} Result
 * @typedef {{ name: string, run: () => Promise<Result> }} Step
 */

/** Runs groups of steps up to the first that fails, and ends with the one line that sums them up. */
export async function runSteps(/** @type {Step[][]} */ groups) {
  /** @type {Count} */
  const total = { passed: 0, failed: 0, skipped: 0, flaky: [] };
  for (const group of groups) {
    console.log(`${group.map(({ name }) => name).join(", ")} …`);
    await Promise.all(group.map(async (one) => add(total, await runStep(one))));
    if (total.failed > 0) break;
  }
  const { passed, failed, skipped, flaky } = total;
  for (const name of flaky) console.log(`flaky: ${name}`);
  if (flaky.length > 0) console.log(`${passed} passed, ${failed} failed, ${flaky.length} flaky`);
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** One line when it is over, so that steps that run side by side do not mix. */
async function runStep(/** @type {Step} */ { name, run }) {
  const start = performance.now();
  const result = await run();
  const { passed, failed, flaky, output } = result;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const tests = passed + failed > 1 ? ` ${passed} of ${passed + failed},` : "";
  const tries = flaky.length > 0 ? ` ${flaky.length} flaky,` : "";
  console.log(`${failed === 0 ? "✓" : "✗"} ${name}:${tests}${tries} ${seconds} s`);
  if (failed > 0) console.log(output);
  return result;
}

function add(/** @type {Count} */ total, /** @type {Count} */ one) {
  total.passed += one.passed;
  total.failed += one.failed;
  total.skipped += one.skipped;
  total.flaky.push(...one.flaky);
}
