import { clipboard } from "#e2e/clipboard.ts";
import { expect, test, type Page, type Route } from "#e2e/fixtures.ts";

const answer = {
  ip: "2001:0db8:0000:0000:0001:0000:0000:0001",
  network: "2001:db8::/32",
  city: "Pune",
  region: "Maharashtra",
  country_name: "India",
  country_code: "IN",
  timezone: "Asia/Kolkata",
  org: "Example Networks <b>Ltd</b>",
  asn: "AS64496",
  latitude: 18.5,
  longitude: 73.9,
};
const card = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const isOutside = (url: URL): boolean => url.hostname !== "localhost";
const forOthers = { "access-control-allow-origin": "https://other.example" };
const allowed = { "access-control-allow-origin": "*" };

/** Answers in place of the service, which is never reached, and counts how often it was asked. */
async function serve(page: Page, reply: (route: Route) => Promise<void>): Promise<string[]> {
  const asked: string[] = [];
  await page.route(isOutside, async (route) => {
    asked.push(route.request().url());
    await reply(route);
  });
  return asked;
}
const json = (value: unknown) => (route: Route) => route.fulfill({ json: value, headers: allowed });

test("the five cards, after one request that says nothing", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const asked = await serve(page, async (route) => {
    const headers = await route.request().allHeaders();
    expect(headers["cookie"]).toBeUndefined();
    expect(headers["referer"]).toBeUndefined();
    expect(route.request().postData()).toBeNull();
    await json(answer)(route);
  });
  await page.goto("/ip-address");
  await expect(card(page, "IP Address")).toContainText("2001:db8::1:0:0:1");
  await expect(card(page, "IP Address")).toContainText("IPv6");
  await expect(card(page, "Location")).toContainText("Pune, Maharashtra");
  await expect(card(page, "Country")).toContainText("India");
  await expect(card(page, "Timezone")).toContainText("Asia/Kolkata");
  await expect(card(page, "Internet Service Provider")).toContainText("<b>Ltd</b>");
  await expect(page.getByText("18.5, 73.9")).toBeVisible();
  expect(new URL(asked[0] ?? "").search).toBe("");

  await page.getByRole("button", { name: "Copy IP Address" }).click();
  await expect.poll(() => clipboard(page)).toBe("2001:db8::1:0:0:1");
  await page.getByRole("button", { name: "Copy all IP information" }).click();
  await expect.poll(() => clipboard(page)).toContain("Country: India\nTimezone: Asia/Kolkata");
  // What the service said is kept nowhere.
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toContain("Pune");
  expect(asked).toHaveLength(1);
});

test(
  "it says who is asked, and that it waits, before there is an answer",
  { tag: "@proof" },
  async ({ page }) => {
    let release = (): void => undefined;
    const gate = new Promise<void>((done) => (release = done));
    await serve(page, async (route) => {
      await gate;
      await json(answer)(route);
    });
    await page.goto("/ip-address");
    await expect(page.getByText(/^This page asks .+ for your public address\./)).toBeVisible();
    await expect(page.getByText("Loading your IP information…")).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy IP Address" })).toBeDisabled();
    release();
    await expect(card(page, "Country")).toContainText("India");
    await expect(page.getByText("Loading your IP information…")).toBeHidden();
  },
);

const oddAnswers: [what: string, reply: (route: Route) => Promise<void>, reason: string][] = [
  ["429", (route) => route.fulfill({ status: 429, headers: allowed, json: {} }), "status 429"],
  ["500", (route) => route.fulfill({ status: 500, headers: allowed, body: "" }), "status 500"],
  ["HTML", (route) => route.fulfill({ headers: allowed, body: "<!doctype html>" }), "not JSON"],
  ["a refusal", json({ error: true, reason: "RateLimited" }), "RateLimited"],
  ["wrong types", json({ ...answer, city: { name: "Pune" } }), "not text: city."],
  ["missing fields", json({ ip: "192.0.2.1" }), "country_name"],
  [
    "no permission to read",
    (route) => route.fulfill({ json: answer, headers: forOthers }),
    "could not be reached",
  ],
  ["a blocked request", (route) => route.abort("blockedbyclient"), "could not be reached"],
];

test(
  "every odd answer is the spec's message, with the reason under it",
  { tag: "@proof" },
  async ({ page, noise }) => {
    noise.expect(/Failed to load resource|blocked by CORS policy/);
    let reply = oddAnswers[0]![1];
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    const asked = await serve(page, (route) => reply(route));
    for (const [what, odd, reason] of oddAnswers) {
      reply = odd;
      asked.length = 0;
      logged.length = 0;
      await page.goto("/ip-address");
      const alert = page.getByRole("alert");
      await expect(alert, what).toContainText("Failed to fetch IP information");
      await expect(alert, what).toContainText(reason);
      await expect(alert.getByRole("button", { name: "Try Again" })).toBeVisible();
      expect(asked, what).toHaveLength(1);
      expect(logged.join("\n"), what).toContain("Failed to fetch IP information");
      await expect(page.getByText("undefined")).toBeHidden();
    }
  },
);

test("Try Again reloads the page, by keyboard too", async ({ page, noise }) => {
  noise.expect(/Failed to load resource/);
  let isDown = true;
  const asked = await serve(page, (route) => (isDown ? route.abort() : json(answer)(route)));
  await page.goto("/ip-address");
  await page.evaluate(() => document.documentElement.setAttribute("data-old", ""));
  const again = page.getByRole("button", { name: "Try Again" });
  await again.focus();
  isDown = false;
  await page.keyboard.press("Enter");
  await expect(card(page, "Country")).toContainText("India");
  await expect(page.locator("html[data-old]")).toHaveCount(0);
  expect(asked).toHaveLength(2);
});

test("a service that never answers is given up after 8 seconds", async ({ page }) => {
  // The request is held, and the page's own time-out is made to come at once.
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms === 8000 ? 300 : ms * 1000);
  });
  await serve(page, () => new Promise(() => undefined));
  await page.goto("/ip-address");
  await expect(page.getByRole("alert")).toContainText("did not answer within 8 seconds");
});

test("offline", async ({ page, noise }) => {
  noise.expect(/Failed to load resource/);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "onLine", { value: false });
  });
  await serve(page, (route) => route.abort("internetdisconnected"));
  await page.goto("/ip-address");
  await expect(page.getByRole("alert")).toContainText("You are offline.");
});

test(
  "links to and from this page load a document, since its policy is its own",
  { tag: "@proof" },
  async ({ page }) => {
    const asked = await serve(page, json(answer));
    const mark = () => page.evaluate(() => document.documentElement.setAttribute("data-old", ""));
    await page.goto("/user-agent");
    await mark();
    await page.locator('main a[href$="/ip-address"]').first().click();
    await expect(card(page, "Country")).toContainText("India");
    await expect(page.locator("html[data-old]")).toHaveCount(0);
    await mark();
    await page.locator('main a[href$="/user-agent"]').first().click();
    await expect(page.locator("h1")).toHaveText("User Agent Info");
    await expect(page.locator("html[data-old]")).toHaveCount(0);
    expect(asked).toHaveLength(1);
  },
);

test("in the document of another page it asks nothing, and says how to go on", async ({ page }) => {
  // As in the built site: the page's own policy names the service, any other page's does not.
  await page.addInitScript(() => {
    const isOwn = location.pathname === "/ip-address";
    addEventListener("DOMContentLoaded", () => {
      if (isOwn) return;
      const meta = document.createElement("meta");
      meta.httpEquiv = "Content-Security-Policy";
      meta.content = "img-src 'self' data: blob:; connect-src 'self'";
      document.head.prepend(meta);
    });
  });
  const asked = await serve(page, json(answer));
  await page.goto("/user-agent");
  await expect(page.getByRole("group", { name: "Browser" })).toBeVisible();
  await page.evaluate(() => {
    history.pushState(null, "", "/ip-address");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page.getByRole("alert")).toContainText("Only this page's own document may ask");
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(card(page, "Country")).toContainText("India");
  expect(asked).toHaveLength(1);
});
