import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { damagedLink } from "#proof/damaged-link.ts";
import { changeTheme, findFaults } from "./axe.ts";
import { clipboard } from "./clipboard.ts";
import { download } from "./download.ts";
import { expect, open, test, type Page } from "./fixtures.ts";

const hidden = gzipSync(Buffer.from('{"b":[1,2],"a":12345678901234567890}')).toString("base64");
const strip = (page: Page) => page.getByRole("region", { name: "Chain of tools" });
const input = (page: Page) => page.getByRole("textbox", { name: "Input" });
const result = (page: Page) => page.getByRole("textbox", { name: "Result" });

/** Chooses in the dialog that "Send to" and "Add step" open. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole("searchbox", { name: "Find an operation" }).fill(name);
  await page.getByRole("dialog").getByRole("button", { name }).first().click();
}

test("a result is sent on, step by step, and the chain can be changed", async ({ page }) => {
  await open(page, "/base64-tools");
  await page.getByText("Decode", { exact: true }).first().click();
  await input(page).fill(hidden);
  await page.getByRole("button", { name: "Send to another tool: result" }).click();
  await expect(page.getByRole("dialog", { name: "Send to" })).toContainText("Fits best");
  await choose(page, "Gunzip");
  await expect(page).toHaveURL("/recipes");
  await expect(strip(page).getByRole("listitem")).toHaveText([/Decode Base64/, /Gunzip/]);
  await page.getByRole("button", { name: "Add step" }).click();
  await choose(page, "Format JSON");
  // Nothing is lost on the way: neither digits nor the order of keys.
  await expect(result(page)).toHaveValue(/12345678901234567890/);

  await strip(page)
    .getByRole("button", { name: /^Gunzip/ })
    .click();
  await expect(strip(page)).toContainText("After this step: text, 36 bytes");
  await strip(page).getByText("In use", { exact: true }).click();
  await expect(strip(page).getByRole("button", { name: /Format JSON.*failed/ })).toBeVisible();
  await expect(page.getByRole("region", { name: "Result", exact: true })).toContainText("not text");
  await strip(page).getByRole("button", { name: "Undo the last change of the chain" }).click();
  await expect(result(page)).toHaveValue(/12345678901234567890/);
  await strip(page).getByRole("button", { name: "Remove step" }).click();
  await expect(strip(page).getByRole("listitem")).toHaveCount(2);
});

test("a chain goes on from page to page, and a change in it reaches the page", async ({ page }) => {
  await open(page, "/url-encoder");
  await input(page).fill("a b");
  await page.getByRole("button", { name: "Send to another tool: result" }).click();
  await choose(page, "Encode Base64");
  await expect(page).toHaveURL("/base64-tools");
  await expect(input(page)).toHaveValue("a%20b");
  await expect(strip(page).getByRole("listitem")).toHaveText([/Encode/, /Encode Base64/]);
  await strip(page)
    .getByRole("button", { name: /^Encode/ })
    .first()
    .click();
  await strip(page).getByText("In use", { exact: true }).click();
  await expect(input(page)).toHaveValue("a b");
  await strip(page).getByRole("button", { name: "Close the chain" }).click();
  await expect(strip(page)).toBeHidden();
  await expect(input(page)).toHaveValue("a b");
});

test("a recipe is saved, opened again, handed on as a link, and deleted", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/recipes#r=1~base64.decode~gzip.open");
  await input(page).fill(hidden);
  await expect(result(page)).toHaveValue(/^\{"b"/);
  await strip(page).getByRole("button", { name: "Copy link" }).click();
  await strip(page).getByRole("button", { name: "Copy link" }).nth(1).click();
  await expect(strip(page)).toContainText("Link copied");
  expect(await clipboard(page)).toBe(
    `${new URL(page.url()).origin}/recipes#r=1~base64.decode~gzip.open`,
  );
  await strip(page)
    .getByText(/With the text in it/)
    .click();
  await strip(page)
    .getByRole("button", { name: "Link copied" })
    .or(strip(page).getByRole("button", { name: "Copy link" }).nth(1))
    .click();
  await expect.poll(() => clipboard(page)).toContain("&t=");
  const link = await clipboard(page);

  await strip(page).getByRole("button", { name: "Save" }).click();
  await page.getByRole("textbox", { name: "Name of the recipe" }).fill("Unpack");
  await page.getByRole("button", { name: "Save recipe" }).click();
  await expect(strip(page)).toContainText("Saved in this browser");
  // Steps are kept, and nothing of the text.
  expect(await page.evaluate(() => localStorage.getItem("tabkit-recipes"))).toBe(
    '[{"name":"Unpack","recipe":"1~base64.decode~gzip.open"}]',
  );
  await page.goto("/favorites");
  await open(page, "/recipes");
  await page.getByRole("button", { name: "Unpack", exact: true }).click();
  await expect(strip(page).getByRole("listitem")).toHaveText([/Decode Base64/, /Gunzip/]);
  await page.getByRole("button", { name: "Delete Unpack" }).click();
  await expect(page.getByRole("heading", { name: "Your recipes" })).toBeHidden();

  await page.goto("/favorites");
  await open(page, link.replace(/^.*(?=\/recipes)/, ""));
  await expect(result(page)).toHaveValue(/^\{"b"/);
});

test("a link that is not right is refused in words, and nothing runs", async ({ page }) => {
  await open(page, "/recipes#r=1~base64.decode~no.such");
  await expect(page.getByRole("main")).toContainText(
    "This recipe cannot be opened. Step 2: No operation is called “no.such”.",
  );
  await expect(strip(page)).toBeHidden();
});

test("a recipe runs on files, and one that fails does not hold up the others", async ({ page }) => {
  await open(page, "/recipes#r=1~base64.decode");
  await strip(page).getByRole("button", { name: "Run on files" }).click();
  await strip(page)
    .locator("input[type=file]")
    .setInputFiles([
      { name: "a.b64", mimeType: "text/plain", buffer: Buffer.from("SGVsbG8=") },
      { name: "b.b64", mimeType: "text/plain", buffer: Buffer.from("?") },
      { name: "c.b64", mimeType: "text/plain", buffer: Buffer.from("V29ybGQ=") },
    ]);
  await expect(strip(page)).toContainText("2 files made, 1 failed");
  await expect(strip(page)).toContainText("Invalid Base64 string");
  expect((await download(page, "Download a.bin (5 bytes)")).text).toBe("Hello");
  const zip = await download(page, "Download all as ZIP");
  expect(zip.text).toContain("c.bin");
  expect(zip.text).toContain("World");
});

test(
  "damaged links are refused in words or open, and load nothing from elsewhere",
  {
    tag: "@proof",
  },
  async ({ page, baseURL }) => {
    const real = ["#r=1~base64.decode~gzip.open~json.format:indent=4", "#r=1~url.decode&t=YSUyMGI"];
    const elsewhere: string[] = [];
    page.on("request", (request) => {
      const url = request.url();
      if (!url.startsWith(`${baseURL}/`) && !url.startsWith("blob:")) elsewhere.push(url);
    });
    for (const link of fc.sample(damagedLink(real), { numRuns: 20, seed: 5 })) {
      await page.goto("/favorites");
      await open(page, `/recipes${encodeURI(link)}`);
      const isRecipe = new URL(page.url()).hash.startsWith("#r=");
      const answer = page.getByText("This recipe cannot be opened.").or(strip(page));
      await expect(answer, link).toHaveCount(isRecipe ? 1 : 0);
    }
    expect(elsewhere).toEqual([]);
  },
);

test(
  "a chain to a page with a document of its own brings the text there, and leaves nothing",
  {
    tag: "@proof",
  },
  async ({ page }) => {
    await open(page, "/url-encoder");
    await input(page).fill("a b");
    await page.getByRole("button", { name: "Send to another tool: result" }).click();
    await choose(page, "Make QR code");
    await expect(page).toHaveURL("/qr-generator");
    await expect(page.getByRole("textbox", { name: "Text", exact: true })).toHaveValue("a%20b");
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("a%20b");
  },
);

test(
  "a pattern that never ends is stopped, and what was made before it stays",
  {
    tag: "@proof",
  },
  async ({ page }) => {
    await page.addInitScript(countParts);
    await page.clock.install();
    await open(page, "/recipes#r=1~base64.decode~regex.match:pattern=(a%2B)%2B%24");
    await input(page).fill(btoa("aaa"));
    await expect(result(page)).toHaveValue("aaa");
    const before = await page.evaluate(partsSeen);
    await input(page).fill(btoa(`${"a".repeat(60)}!`));
    // The first step is done, and the second has begun.
    await expect.poll(() => page.evaluate(partsSeen)).toBe(before + 1);
    await page.clock.fastForward(200_000); // tests wait ten times as long
    await expect(strip(page).getByRole("button", { name: /Match regex.*failed/ })).toBeVisible();
    await expect(page.getByRole("region", { name: "Result", exact: true })).toContainText(
      "Stopped: this took longer than 20 seconds.",
    );
    await strip(page)
      .getByRole("button", { name: /^Decode Base64/ })
      .click();
    await expect(strip(page)).toContainText("After this step: text, 61 bytes");
    await input(page).fill(btoa("xaa"));
    await expect(result(page)).toHaveValue("aa");
  },
);

test(
  "on a phone the steps have a line of their own, and everyone can read them",
  {
    tag: "@proof",
  },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 667 });
    await open(page, "/recipes#r=1~base64.decode~gzip.open");
    await input(page).fill(hidden);
    await expect(result(page)).toHaveValue(/^\{"b"/);
    const steps = await strip(page).getByRole("region", { name: "Steps" }).boundingBox();
    expect(steps?.width).toBeGreaterThan(240);
    for (const theme of ["light", "dark"] as const) {
      await changeTheme(page, theme);
      expect(await findFaults(page), theme).toEqual([]);
    }
  },
);

/** Counts what workers send ahead of their answers. */
function countParts(): void {
  const page = globalThis as unknown as { Worker: typeof Worker; parts: number };
  page.parts = 0;
  page.Worker = class extends Worker {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        if (data.kind === "part") page.parts += 1;
      });
    }
  };
}

const partsSeen = (): number => (globalThis as unknown as { parts: number }).parts;
