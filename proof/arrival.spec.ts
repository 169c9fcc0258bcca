import { expectSteadyArrival } from "#e2e/cut-off.ts";
import { test } from "#e2e/fixtures.ts";
import { paths } from "#e2e/site-map.ts";

for (const path of paths) {
  test(`${path}: wherever it is cut off while it loads, the rest moves nothing`, async ({
    page,
  }) => {
    await expectSteadyArrival(page, path);
  });
}
