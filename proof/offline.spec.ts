import { test as base } from "#e2e/fixtures.ts";
import { expectPagesOffline } from "#e2e/offline-pages.ts";
import { paths } from "#e2e/site-map.ts";
import { provideTestSite, visit, type TestSite } from "#e2e/test-site.ts";

const test = base.extend<{ site: TestSite }>({ site: provideTestSite });
test.use({ storesSite: true });

test("after one visit every page works without a network", async ({ page, site, noise }) => {
  test.setTimeout(300_000);
  await visit(page, site.url);
  site.network = "down";
  await expectPagesOffline(page, site, paths, noise);
});
