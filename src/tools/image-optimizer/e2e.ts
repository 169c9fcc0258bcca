import { download } from "#e2e/download.ts";
import { expect, test, type Page } from "#e2e/fixtures.ts";
import { isProof } from "#proof/scale.ts";
import { readFacts } from "./logic/facts/read-facts.ts";
import {
  bytesOf,
  exifBlock,
  pictures,
  swappedProfile,
  withExif,
} from "./logic/facts/test-images.ts";
import { readMetadata } from "./logic/metadata/read-metadata.ts";
import { withMetadata } from "./logic/metadata/write-metadata.ts";
import { writeIndexedPng } from "./logic/palette/indexed-png.ts";

const result = (page: Page) => page.getByRole("region", { name: "Result" });
const images = (page: Page) => page.getByRole("region", { name: "Images" });

const choose = (page: Page, files: { name: string; bytes: Uint8Array }[]) =>
  page
    .getByRole("main")
    .locator("input[type=file]")
    .setInputFiles(
      files.map(({ name, bytes }) => ({ name, mimeType: "", buffer: Buffer.from(bytes) })),
    );

/** A segmented choice's input is covered by its label. */
const pick = (page: Page, format: string) =>
  page.getByRole("radio", { name: format, exact: true }).check({ force: true });

const save = (page: Page, button = "Download image") => download(page, button);

test.beforeEach(async ({ page }) => {
  await page.goto("/image-optimizer");
  await expect(page.getByRole("button", { name: "Load Sample" })).toBeVisible();
});

test("choose, see before and after, change the quality, download", async ({ page }) => {
  await expect(page.getByRole("textbox", { name: "Quality" })).toHaveValue("80");
  await page.getByRole("button", { name: "Load Sample" }).click();
  await expect(result(page)).toContainText(/Original size1\.\d+ MB/);
  await expect(result(page)).toContainText(/Optimized size[\d.]+ KB/);
  await expect(result(page)).toContainText("JPEG · 1,200 × 800 · quality 80");
  await expect(result(page)).toContainText("% smaller");
  await expect(result(page).getByRole("img", { name: "After" })).toBeVisible();

  await page.getByRole("textbox", { name: "Quality" }).fill("10");
  await expect(result(page)).toContainText("quality 10 ·");
  const { name, bytes } = await save(page);
  expect(name).toBe("sample.jpg");
  expect(readFacts(bytes)).toMatchObject({ kind: "jpeg", width: 1200, height: 800 });
});

test("every format is what it says, whoever encodes it", async ({ page }) => {
  await page.getByText("Resize, target size").click();
  await page.getByRole("combobox", { name: "Resize" }).selectOption("Width");
  await page.getByRole("spinbutton", { name: "At most" }).fill("240");
  await page.getByRole("button", { name: "Load Sample" }).click();
  for (const [format, kind, by] of [
    ["PNG", "png", "lossless · by OxiPNG"],
    ["WebP", "webp", "quality 80 · by your browser"],
    ["AVIF", "avif", "quality 80 · by libavif"],
  ] as const) {
    await pick(page, format);
    await expect(result(page)).toContainText(`${format} · 1,200 × 800 → 240 × 160 · ${by}`, {
      timeout: 30_000,
    });
    const { name, bytes } = await save(page);
    expect(name).toBe(kind === "png" ? "sample-optimized.png" : `sample.${kind}`);
    expect(readFacts(bytes)).toMatchObject({ kind, width: 240, height: 160 });
  }
  if (!isProof) return;
  await page.getByText("Smaller, slower").click();
  await pick(page, "JPEG");
  await expect(result(page)).toContainText("by MozJPEG", { timeout: 30_000 });
  await pick(page, "WebP");
  await expect(result(page)).toContainText("by libwebp", { timeout: 30_000 });
});

test(
  "the best for each image: the smallest that looks alike, and the others",
  { tag: "@proof" },
  async ({ page }) => {
    await page.getByText("Resize, target size").click();
    await page.getByRole("combobox", { name: "Resize" }).selectOption("Width");
    await page.getByRole("spinbutton", { name: "At most" }).fill("120");
    await pick(page, "Best for each image");
    await page.getByRole("combobox", { name: "Likeness" }).selectOption("0.99");
    await page.getByRole("button", { name: "Load Sample" }).click();
    await expect(result(page)).toContainText("likeness by MS-SSIM", { timeout: 60_000 });
    const others = result(page).getByRole("list", { name: "Other formats" }).getByRole("listitem");
    await expect(others).toHaveCount(5);
    const words = await result(page).textContent();
    for (const name of ["JPEG", "PNG", "WebP", "AVIF"]) expect(words).toContain(`${name}, `);
    const likeness = Number(/MS-SSIM: [^:]*: [\d.]+ \w+, (0\.\d+)/.exec(words ?? "")?.[1]);
    expect(likeness).toBeGreaterThanOrEqual(0.99);
    const { name, bytes } = await save(page);
    const { kind } = readFacts(bytes) ?? {};
    expect(name).toBe(`sample.${kind === "jpeg" ? "jpg" : kind}`);

    await choose(page, [{ name: "clear.png", bytes: bytesOf(pictures.png) }]);
    await expect(result(page)).toContainText("JPEG was left out: it has no transparency.");
  },
);

test("a PNG of few colors is a real one", { tag: "@proof" }, async ({ page }) => {
  await pick(page, "PNG");
  await page.getByText("Fewer colors").click();
  await page.getByRole("spinbutton", { name: "At most" }).fill("16");
  await page.getByRole("button", { name: "Load Sample" }).click();
  await expect(result(page)).toContainText("PNG · 1,200 × 800 · 16 colors · by OxiPNG", {
    timeout: 30_000,
  });
  await expect(result(page).getByRole("img", { name: "After" })).toBeVisible();
  const { name, bytes } = await save(page);
  expect(name).toBe("sample-optimized.png");
  expect([bytes[24], bytes[25]]).toEqual([4, 3]);
  expect(readFacts(bytes)).toMatchObject({ width: 1200, height: 800, isCutOff: false });
});

test(
  "a drawing becomes pixels, in its size or another; nothing in it runs",
  { tag: "@proof" },
  async ({ page }) => {
    const drawing = `<svg viewBox="0 0 40 20" onload="document.title='run'">
    <script>document.title = "run"</script><image href="/favicon.svg" width="40" height="20"/>
    <circle cx="20" cy="10" r="10" fill="#f00"/></svg>`;
    await pick(page, "PNG");
    await choose(page, [{ name: "art.svg", bytes: Buffer.from(drawing) }]);
    await expect(result(page)).toContainText("PNG · 1,024 × 512 · lossless · by OxiPNG");
    await expect(result(page)).toContainText("It was a drawing (SVG) and is now made of pixels.");
    await expect(result(page)).toContainText("It says no size of its own");
    await expect(result(page)).toContainText("It refers to other files. They are not loaded.");
    const first = await save(page);
    expect(first.name).toBe("art.png");
    expect(readFacts(first.bytes)).toMatchObject({ kind: "png", width: 1024, height: 512 });

    await page.getByText("Resize, target size").click();
    await page.getByRole("combobox", { name: "Resize" }).selectOption("Width");
    await page.getByRole("spinbutton", { name: "At most" }).fill("2000");
    await expect(result(page)).toContainText("1,024 × 512 → 2,000 × 1,000");
    expect(await page.title()).toContain("Image Optimizer");
  },
);

test("a photo stands upright, and its place is gone", { tag: "@proof" }, async ({ page }) => {
  const photo = withExif(bytesOf(pictures.jpeg), exifBlock(6, true));
  await choose(page, [{ name: "IMG_1.JPG", bytes: photo }]);
  await expect(result(page)).toContainText("Location data removed.");
  await expect(result(page)).toContainText("JPEG · 2 × 3");
  const { name, bytes } = await save(page);
  expect(name).toBe("IMG_1-optimized.jpg");
  expect(readFacts(bytes)).toMatchObject({
    width: 2,
    height: 3,
    isTurned: false,
    hasMetadata: false,
    hasLocation: false,
  });
});

test("metadata stays when asked, and the photo upright", { tag: "@proof" }, async ({ page }) => {
  const photo = withExif(bytesOf(pictures.jpeg), exifBlock(6, true));
  await page.getByText("Resize, target size").click();
  await page.getByText("Keep metadata").click();
  await page.getByText("Keep originals that are smaller").click();
  await choose(page, [{ name: "IMG_1.JPG", bytes: photo }]);
  for (const [format, kind] of [
    ["JPEG", "jpeg"],
    ["PNG", "png"],
    ["WebP", "webp"],
  ] as const) {
    await pick(page, format);
    await expect(result(page)).toContainText(`${format} · 2 × 3`);
    await expect(result(page)).toContainText("Metadata kept: Exif, with its location.");
    // The browser turns nothing a second time.
    await expect(result(page).getByRole("img", { name: "After" })).toHaveJSProperty(
      "naturalWidth",
      2,
    );
    expect(readFacts((await save(page)).bytes)).toMatchObject({
      kind,
      width: 2,
      height: 3,
      isTurned: false,
      hasLocation: true,
    });
  }
  await pick(page, "AVIF");
  await expect(result(page)).toContainText("Location data removed. Other metadata removed.");
});

test("a color profile stays with its colors", { tag: "@proof" }, async ({ page }) => {
  const plain = writeIndexedPng({
    palette: Uint8Array.of(230, 20, 60, 255),
    indexes: new Uint8Array(64),
    width: 8,
    height: 8,
  });
  const profile = swappedProfile();
  const source = await withMetadata(plain, "png", { exif: null, xmp: null, profile });
  const seen = (bytes: Uint8Array) =>
    page.evaluate(
      async ({ numbers }) => {
        const picture = await createImageBitmap(new Blob([Uint8Array.from(numbers)]));
        const context = new OffscreenCanvas(1, 1).getContext("2d");
        context?.drawImage(picture, 0, 0);
        return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
      },
      { numbers: [...bytes] },
    );
  const [red = 0, green = 0, blue = 0] = await seen(source);
  expect(green).toBeGreaterThan(red + 100);

  await page.getByText("Resize, target size").click();
  await page.getByText("Keep originals that are smaller").click();
  await choose(page, [{ name: "swapped.png", bytes: source }]);
  const looksTheSame = async () => {
    const { bytes } = await save(page);
    for (const [axis, value] of (await seen(bytes)).entries()) {
      expect(Math.abs(value - ([red, green, blue, 255][axis] ?? 0))).toBeLessThanOrEqual(4);
    }
    return bytes;
  };
  await expect(result(page)).toContainText("Colors converted from the embedded profile to sRGB.");
  await looksTheSame();
  await page.getByText("Keep metadata").click();
  for (const [format, kind] of [
    ["JPEG", "jpeg"],
    ["WebP", "webp"],
    ["PNG", "png"],
  ] as const) {
    await pick(page, format);
    await expect(result(page)).toContainText(`${format} · 8 × 8`);
    await expect(result(page)).toContainText("Metadata kept: color profile.");
    const kept = await readMetadata(await looksTheSame(), kind);
    expect([...(kept.profile ?? [])]).toEqual([...profile]);
  }
});

test("bad files: a message each, and the page goes on", async ({ page }) => {
  const png = bytesOf(pictures.png);
  const bomb = png.slice(0, 33);
  new DataView(bomb.buffer).setUint32(16, 30_000);
  new DataView(bomb.buffer).setUint32(20, 30_000);
  const corrupt = png.slice();
  corrupt.fill(0x55, 43, 55);
  const cases = [
    ["empty.png", new Uint8Array(), "This file is empty."],
    ["page.png", Buffer.from("<!doctype html>"), "This is not an image that can be read."],
    ["bomb.png", bomb, "This image is 30,000 × 30,000 pixels."],
    ["corrupt.png", corrupt, "This image is damaged."],
    ["short.jpg", bytesOf(pictures.jpeg).slice(0, 200), "This image is damaged."],
    ["art.svg", Buffer.from("<svg><rect</svg>"), "could not be turned into pixels"],
    ["photo.heic", Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic"), "cannot read this HEIC"],
  ] as const;
  await choose(
    page,
    cases.map(([name, bytes]) => ({ name, bytes })),
  );
  for (const [name, , message] of cases) {
    await images(page)
      .getByRole("button", { name: new RegExp(`^${name}`) })
      .click();
    await expect(page.getByRole("alert")).toContainText(message);
  }
  await choose(page, [{ name: "good.gif", bytes: bytesOf(pictures.animatedGif) }]);
  await page.getByRole("button", { name: "Use the result" }).click();
  await expect(result(page)).toContainText("only the first frame is kept");
});

test("many at once, the original where it is smaller, and a ZIP of them", async ({ page }) => {
  await choose(page, [
    { name: "a.webp", bytes: bytesOf(pictures.losslessWebp) },
    { name: "a.bmp", bytes: bytesOf(pictures.bmp) },
    { name: "broken.png", bytes: Buffer.from("no") },
  ]);
  await page.getByRole("button", { name: "Use the result" }).click();
  await expect(result(page)).toContainText("transparent areas were filled");
  await expect(result(page)).toContainText(/The result is [\d,]+% larger than the original/);
  await page.getByRole("button", { name: "Use the original" }).click();
  await expect(images(page)).toContainText("36 Bytes · Original kept");
  await expect(images(page)).toContainText("3 images");
  await expect(images(page)).toContainText("1 could not be read");
  const { name, bytes } = await save(page, "Download ZIP");
  expect(name).toBe("images.zip");
  const listed = bytes.toString("latin1");
  expect(listed).toContain("a.webp");
  expect(listed).toContain("a.bmp");
  expect(bytes.readUInt16LE(bytes.length - 12)).toBe(2);
});

test("a target size is kept, or it is said why not", { tag: "@proof" }, async ({ page }) => {
  await page.getByText("Resize, target size").click();
  await page.getByText("Target size", { exact: true }).click();
  await page.getByRole("spinbutton", { name: "At most" }).fill("40");
  await page.getByRole("button", { name: "Load Sample" }).click();
  await expect(result(page)).toContainText(/quality \d+/);
  expect((await save(page)).bytes.length).toBeLessThanOrEqual(40 * 1024);
  await page.getByRole("spinbutton", { name: "At most" }).fill("1");
  await expect(result(page)).toContainText("1 KB is out of reach");
});

test("everything by keyboard: sample, format, line, zoom", async ({ page }) => {
  await page.getByRole("button", { name: "Load Sample" }).focus();
  await page.keyboard.press("Enter");
  await expect(result(page)).toContainText("JPEG ·");
  await page.getByRole("radio", { name: "JPEG" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(result(page)).toContainText("WebP ·");
  const line = page.getByRole("slider", { name: "Line between before and after" });
  await line.focus();
  await page.keyboard.press("Home");
  await expect(line).toHaveValue("0");
  await page.getByRole("button", { name: "Zoom in" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  const after = result(page).getByRole("img", { name: "After" });
  const before = (await after.boundingBox())?.x ?? 0;
  await line.focus();
  await page.keyboard.press("Shift+ArrowRight");
  expect((await after.boundingBox())?.x).toBeLessThan(before);
});

test(
  "slow work can be canceled; settings stay, pictures do not",
  { tag: "@proof" },
  async ({ page }) => {
    await page.getByText("Smaller, slower").click();
    await pick(page, "AVIF");
    await page.getByRole("button", { name: "Load Sample" }).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("alert")).toContainText("Canceled");
    await pick(page, "WebP");
    await expect(result(page)).toContainText("WebP · 1,200 × 800");

    await page.reload();
    await expect(page.getByRole("radio", { name: "WebP" })).toBeChecked();
    await expect(page.getByRole("button", { name: "Load Sample" })).toBeVisible();
  },
);
