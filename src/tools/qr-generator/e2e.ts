import jsQR from "jsqr";
import { afterTimers } from "#e2e/clock.ts";
import { download } from "#e2e/download.ts";
import { expect, test, type Page } from "#e2e/fixtures.ts";

const isOutside = (url: URL): boolean => url.hostname !== "localhost";
const field = (page: Page) => page.getByRole("textbox", { name: "Text", exact: true });
const image = (page: Page) => page.getByRole("img", { name: "QR code of what you entered" });
const checked = (page: Page) => page.getByText(/^Read back and correct/);

/** The pixels of a picture, as text: an array of a million numbers would take seconds to arrive. */
async function pixelsIn(shown: HTMLImageElement) {
  await shown.decode();
  const side = shown.naturalWidth;
  const canvas = new OffscreenCanvas(side, side);
  const ctx = canvas.getContext("2d")!;
  ctx.drawImage(shown, 0, 0);
  const { data } = ctx.getImageData(0, 0, side, side);
  return { pixels: Array.from(data, (byte) => String.fromCharCode(byte)).join(""), side };
}

const decode = ({ pixels, side }: Awaited<ReturnType<typeof pixelsIn>>): string | undefined =>
  jsQR(Uint8ClampedArray.from(Buffer.from(pixels, "latin1")), side, side)?.data;

/** What a decoder reads in the picture that the page shows now. */
const decoded = async (page: Page) => decode(await image(page).evaluate(pixelsIn));

/** What a decoder reads in an SVG, as the browser paints it. */
async function decodedSvg(page: Page, svg: string) {
  const shown = await page.evaluateHandle((text) => {
    const picture = new Image();
    picture.src = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
    return picture;
  }, svg);
  return decode(await shown.evaluate(pixelsIn));
}

test("type, see the code, download it; nothing leaves the page", async ({ page }) => {
  const asked: string[] = [];
  await page.route(isOutside, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.goto("/qr-generator");
  await expect(page.getByRole("radio", { name: "200", exact: true })).toBeChecked();
  await expect(image(page)).toHaveCount(0);
  await field(page).fill("   ");
  await afterTimers(page, 500);
  await expect(image(page)).toHaveCount(0);

  await field(page).fill("नमस्ते 🙏 café");
  await expect(checked(page)).toContainText("200 × 200 px");
  expect(await decoded(page)).toBe("नमस्ते 🙏 café");
  // The picture's words do not repeat what may be a secret.
  await expect(page.getByRole("img", { name: /café/ })).toHaveCount(0);

  const before = Date.now();
  const { name, bytes } = await download(page, "Download PNG");
  const [, stamp = ""] = /^qr-code-(\d{13})\.png$/.exec(name) ?? [];
  expect(Math.abs(Number(stamp) - before)).toBeLessThan(60_000);
  expect(bytes.readUInt32BE(16)).toBe(200);
  const svg = await download(page, "Download SVG");
  expect(svg.name).toMatch(/^qr-code-\d{13}\.svg$/);
  expect(svg.bytes.toString()).toMatch(/^<svg [^>]+viewBox="0 0 \d+ \d+"/);

  // What is taken away is always of what is typed now.
  await field(page).fill("changed");
  await expect(page.getByRole("button", { name: "Download PNG" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Download PNG" })).toBeEnabled();
  expect(await decoded(page)).toBe("changed");
  expect(asked).toEqual([]);
  // The tab keeps it, a second after the last change; nothing else does.
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("changed");
});

test("a code is drawn 300 ms after the last change, once", { tag: "@proof" }, async ({ page }) => {
  await page.goto("/qr-generator");
  await field(page).fill("first");
  await expect(checked(page)).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => {
    const posted: number[] = [];
    Object.assign(globalThis, { posted });
    Worker.prototype.postMessage = () => {
      posted.push(1);
    };
  });
  const posted = () => page.evaluate(() => (globalThis as unknown as { posted: [] }).posted.length);
  await field(page).pressSequentially("abc");
  await page.clock.runFor(290);
  expect(await posted()).toBe(0);
  await page.clock.runFor(20);
  expect(await posted()).toBe(1);
});

test(
  "size, level, quiet zone and colors; settings are remembered",
  { tag: "@proof" },
  async ({ page }) => {
    await page.goto("/qr-generator");
    await page.getByRole("button", { name: "Load Sample" }).first().click();
    await expect(checked(page)).toContainText("level M");
    await page.getByText("500", { exact: true }).click();
    await page.getByText("More options").click();
    await page.getByText("H · 30 %").click();
    await page.getByText("10", { exact: true }).click();
    await page.getByLabel("Code", { exact: true }).fill("#123456");
    await expect(checked(page)).toContainText("level H · 500 × 500 px");
    expect(await decoded(page)).toBe("https://example.com/welcome");

    await page.getByLabel("Code", { exact: true }).fill("#999999");
    await expect(page.getByText("Contrast is only 2.8:1.")).toBeVisible();
    await page.getByLabel("Code", { exact: true }).fill("#ffffff");
    await expect(page.getByRole("alert")).toContainText("could not read this code again");
    await expect(page.getByRole("button", { name: "Download PNG" })).toHaveCount(0);
    await page.getByRole("button", { name: "Reset colors" }).click();
    await expect(checked(page)).toBeVisible();

    await page.reload();
    await expect(page.getByRole("radio", { name: "500" })).toBeChecked();
    await expect(field(page)).toHaveValue("https://example.com/welcome");
  },
);

test(
  "dots, corners and a logo: what hides too much is refused, with what is safer",
  { tag: "@proof" },
  async ({ page }) => {
    await page.goto("/qr-generator");
    await field(page).fill("https://example.com/welcome");
    await page.getByText("More options").click();
    await page.getByText("500", { exact: true }).click();
    await page.getByText("Dots", { exact: true }).last().click();
    await page.getByText("Round", { exact: true }).click();
    const circle = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><circle cx="45" cy="30" r="30" fill="#c00"/></svg>`;
    await page.getByLabel("Logo", { exact: true }).setInputFiles({
      name: "circle.svg",
      mimeType: "image/svg+xml",
      buffer: Buffer.from(circle),
    });
    await expect(page.getByText("circle.svg")).toBeVisible();
    await expect(checked(page)).toContainText("500 × 500 px");
    expect(await decoded(page)).toBe("https://example.com/welcome");
    const svg = (await download(page, "Download SVG")).bytes.toString();
    expect(svg).toContain('href="data:image/png;base64,');
    expect(await decodedSvg(page, svg)).toBe("https://example.com/welcome");
    await page.getByText("30 %", { exact: true }).click();
    await expect(page.getByRole("alert")).toContainText("Safer: error correction Q.");
    await page.getByRole("button", { name: "Remove logo" }).click();
    await expect(checked(page)).toBeVisible();
  },
);

test("many codes from a list in a ZIP, without the rows that cannot be one", async ({ page }) => {
  await page.goto("/qr-generator");
  await page.getByRole("tab", { name: "Many codes" }).click();
  const list = page.getByRole("textbox", { name: "List" });
  await list.fill(
    `name,content\nMenu,https://example.com/menu\na/b,"two\nlines"\nlong,${"x".repeat(2954)}\nmenu,x,y`,
  );
  await expect(page.getByRole("combobox", { name: "Content column" })).toHaveValue("1");
  const preview = page.getByRole("list", { name: "The first codes" });
  await expect(preview.getByRole("img", { name: "QR code of row 2" })).toBeVisible();
  await expect(preview.getByRole("listitem").nth(1)).toContainText("a-b.png");
  await page.getByText("SVG", { exact: true }).click();
  await page.getByRole("button", { name: "Make 4 codes" }).click();
  await expect(page.getByText(/^2 codes read back and correct · 2 rows left out/)).toBeVisible();
  const leftOut = page.getByRole("list", { name: "Left out" });
  await expect(leftOut).toContainText("Row 4: Too long for a QR code: 2,954 of 2,953 bytes.");
  await expect(leftOut).toContainText("Row 5: It has 3 cells, and the first row 2.");
  const zip = await download(page, "Download ZIP");
  expect(zip.name).toMatch(/^qr-codes-\d{13}\.zip$/);
  expect(zip.text.match(/(Menu|a-b)\.svg<svg /g)).toEqual(["Menu.svg<svg ", "a-b.svg<svg "]);
  await page.getByText("PNG", { exact: true }).click();
  await expect(page.getByRole("button", { name: "Download ZIP" })).toHaveCount(0);
});

test(
  "a table from a file in another encoding; making its codes can be canceled",
  { tag: "@proof" },
  async ({ page }) => {
    await page.goto("/qr-generator");
    await page.getByRole("tab", { name: "Many codes" }).click();
    const rows = Array.from(
      { length: 999 },
      (_, at) => `Caf\u00E9 ${at};https://example.com/${at}`,
    );
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({
        name: "cafes.csv",
        mimeType: "text/csv",
        buffer: Buffer.from(["Name;URL", ...rows].join("\r\n"), "latin1"),
      });
    await expect(page.getByRole("combobox", { name: "Separator" })).toHaveValue(";");
    await expect(page.getByRole("list", { name: "The first codes" })).toContainText("Café 0.png");
    await page.getByRole("button", { name: "Make 999 codes" }).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText("Canceled", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Make 999 codes" }).click();
    await expect(page.getByText("999 codes read back and correct")).toBeVisible({
      timeout: 60_000,
    });
  },
);

test("a link opens the same code, and never holds a password", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/qr-generator");
  await field(page).fill("a b & नमस्ते");
  await page.getByText("300", { exact: true }).click();
  await expect(checked(page)).toContainText("300 × 300 px");
  expect(new URL(page.url()).hash).toBe("");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByText("150", { exact: true }).click();
  await page.goto("/");
  await page.goto(link);
  await expect(page.getByText(/^A link has filled this in/)).toBeVisible();
  await expect(checked(page)).toContainText("300 × 300 px");
  expect(await decoded(page)).toBe("a b & नमस्ते");
  await page.getByLabel("Content").selectOption("wifi");
  await page.getByLabel("Network name").fill("home");
  await page.getByLabel("Password").fill("12345678");
  await expect(page.getByText(/^No link: a password/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy link" })).toHaveCount(0);
});

test("an event says which zone is meant", { tag: "@proof" }, async ({ page }) => {
  await page.goto("/qr-generator");
  await page.getByLabel("Content").selectOption("event");
  await page.getByLabel("Title").fill("Tea");
  await page.getByLabel("Time zone").selectOption("America/New_York");
  await page.getByLabel("Starts").fill("2026-07-01T12:00");
  await expect(
    page.getByText(/at 12:00 in America\/New_York, which is .+ 16:00 UTC/),
  ).toBeVisible();
  await expect(checked(page)).toBeVisible();
  const text = await decoded(page);
  expect(text).toContain("\r\nDTSTART:20260701T160000Z\r\n");
  expect(text).toMatch(/\r\nUID:[\da-f]{16}\r\nDTSTAMP:\d{8}T\d{6}Z\r\n/);
});

test(
  "a text that is too long: the level gives way, then it is refused",
  { tag: "@proof" },
  async ({ page }) => {
    await page.goto("/qr-generator");
    await field(page).fill("x".repeat(2953));
    await expect(page.getByText("Level L, since this text is too long for level M.")).toBeVisible();
    await expect(page.getByText("Drawn at 370 px")).toBeVisible();
    await field(page).fill("x".repeat(2954));
    await expect(page.getByRole("alert")).toHaveText(/2,954 of 2,953 bytes/);
    await expect(image(page)).toHaveCount(0);
  },
);

test("a Wi-Fi code by keyboard alone, and its copies", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/qr-generator");
  const content = page.getByLabel("Content");
  await content.focus();
  await page.keyboard.type("Wi");
  await expect(content).toHaveValue("wifi");
  await expect(page.getByText("Fill in: Network name, Password.")).toBeVisible();
  await page.getByLabel("Network name").focus();
  await page.keyboard.type("my;net");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("a\\b");
  await expect(page.getByText("At least 8 characters for WPA")).toBeVisible();
  await page.keyboard.type("123456");
  await expect(checked(page)).toBeVisible();
  expect(await decoded(page)).toBe("WIFI:T:WPA;S:my\\;net;P:a\\\\b123456;;");

  await page.getByRole("button", { name: "Copy SVG" }).press("Enter");
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("</svg>");
  await page.getByRole("button", { name: "Copy image" }).press("Enter");
  await expect(page.getByText("Image copied")).toBeAttached();
  const types = () =>
    page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types));
  expect(await types()).toContain("image/png");
  // Another look at the text loses nothing.
  await content.selectOption("text");
  await content.selectOption("wifi");
  await expect(page.getByLabel("Network name")).toHaveValue("my;net");
});

test(
  "the image service is asked only when it is switched on, and never again by itself",
  { tag: "@proof" },
  async ({ page }) => {
    const asked: URL[] = [];
    const headers: Record<string, string>[] = [];
    await page.route(isOutside, async (route) => {
      asked.push(new URL(route.request().url()));
      headers.push(await route.request().allHeaders());
      await route.fulfill({
        contentType: "image/svg+xml",
        headers: { "access-control-allow-origin": "*" },
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="9" height="9"/></svg>',
      });
    });
    await page.goto("/qr-generator");
    await field(page).fill("a b&c");
    await page.getByText("300", { exact: true }).click();
    await expect(checked(page)).toBeVisible();
    expect(asked).toEqual([]);
    await page.getByText("More options").click();
    await page.getByText("Image service", { exact: true }).click();
    await expect(page.getByText(/^Your text is sent to .+, which draws the code\.$/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Download PNG" })).toBeEnabled();
    expect(asked.map(({ search }) => search)).toEqual(["?size=300x300&data=a%20b%26c"]);
    expect(headers[0]?.["referer"]).toBeUndefined();
    expect(headers[0]?.["cookie"]).toBeUndefined();
    expect((await download(page, "Download PNG")).name).toMatch(/^qr-code-\d{13}\.png$/);
    await page.reload();
    await field(page).fill("again");
    await expect(checked(page)).toBeVisible();
    expect(asked).toHaveLength(1);
  },
);

test(
  "an image service that does not answer is said, with a way out",
  { tag: "@proof" },
  async ({ page, noise }) => {
    noise.expect(/Failed to load resource/);
    await page.route(isOutside, (route) => route.abort());
    await page.goto("/qr-generator");
    await field(page).fill("x");
    await page.getByText("More options").click();
    await page.getByText("Image service", { exact: true }).click();
    await expect(page.getByRole("alert")).toContainText("did not answer with an image");
    await page.getByText("Image service", { exact: true }).click();
    await expect(checked(page)).toBeVisible();
  },
);

test("reads what it made, refuses what is none, and opens nothing by itself", async ({ page }) => {
  await page.goto("/qr-generator");
  await field(page).fill("https://example.com/नमस्ते");
  await expect(checked(page)).toBeVisible();
  const png = await download(page, "Download PNG");
  const svg = await download(page, "Download SVG");
  await page.getByRole("tab", { name: "Read a code" }).click();
  const file = page.getByRole("main").locator("input[type=file]");
  const found = page.getByRole("list", { name: "Codes found" });
  for (const [mimeType, { name, bytes }] of [
    ["image/png", png],
    ["image/svg+xml", svg],
  ] as const) {
    await file.setInputFiles({
      name: "notes.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("x"),
    });
    await expect(page.getByRole("alert")).toHaveText(
      "“notes.txt” could not be opened as an image.",
    );
    await file.setInputFiles({ name, mimeType, buffer: bytes });
    await expect(found).toContainText("https://example.com/नमस्ते");
  }
  const link = page.getByRole("link", { name: "Open example.com" });
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  const empty = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  await file.setInputFiles({ name: "dot.png", mimeType: "image/png", buffer: empty });
  await expect(page.getByRole("alert")).toContainText("No QR code was found");

  await file.setInputFiles({ name: png.name, mimeType: "image/png", buffer: png.bytes });
  await page.getByRole("button", { name: "Make a code of it" }).click();
  await expect(field(page)).toHaveValue("https://example.com/नमस्ते");
});

test(
  "reads from the camera, which is off again with the first code",
  { tag: "@proof" },
  async ({ page }) => {
    await page.goto("/qr-generator");
    await field(page).fill("seen by the camera");
    await expect(checked(page)).toBeVisible();
    // A camera that is held before the code.
    await image(page).evaluate(async (shown: HTMLImageElement) => {
      const canvas = document.createElement("canvas");
      canvas.width = 640;
      canvas.height = 480;
      const ctx = canvas.getContext("2d")!;
      const copy = await createImageBitmap(shown);
      setInterval(() => {
        ctx.fillStyle = "#ddd";
        ctx.fillRect(0, 0, 640, 480);
        ctx.drawImage(copy, 180, 120, 280, 280);
      }, 50);
      const streams: MediaStream[] = [];
      Object.assign(globalThis, { streams });
      navigator.mediaDevices.getUserMedia = async () => {
        const stream = canvas.captureStream();
        streams.push(stream);
        return stream;
      };
    });
    await page.getByRole("tab", { name: "Read a code" }).click();
    await page.getByRole("button", { name: "Use camera" }).click();
    await expect(page.getByRole("list", { name: "Codes found" })).toContainText(
      "seen by the camera",
    );
    const states = await page.evaluate(() =>
      (globalThis as unknown as { streams: MediaStream[] }).streams.flatMap((stream) =>
        stream.getTracks().map(({ readyState }) => readyState),
      ),
    );
    expect(states.length).toBeGreaterThan(0);
    expect(states.filter((state) => state !== "ended")).toEqual([]);

    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException("no", "NotAllowedError"));
    });
    await page.getByRole("button", { name: "Use camera" }).click();
    await expect(page.getByRole("alert")).toContainText("The camera was not allowed.");
    await page.getByRole("button", { name: "Stop camera" }).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
  },
);
