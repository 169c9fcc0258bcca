import { expectNothingSent } from "#e2e/silence.ts";
import { lostPath, paths } from "#e2e/site-map.ts";
import { test } from "#e2e/wire.ts";

for (const path of [...paths, lostPath]) {
  test(`${path} sends nothing that was typed into it`, ({ wire }) => expectNothingSent(wire, path));
}
