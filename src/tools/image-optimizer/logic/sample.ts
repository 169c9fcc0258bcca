import { diceFrom, rollWord } from "#domain/dice.ts";
import { ok, type Result } from "#domain/result.ts";

const width = 1200;
const height = 800;
const wordCount = 2 ** 32;

/** A picture to try the tool with: hills at dusk, with some grain as a camera has. */
export async function drawSample(): Promise<Result<Blob>> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (context === null) return ok(await canvas.convertToBlob());
  const sky = context.createLinearGradient(0, 0, 0, height);
  for (const [at, color] of [
    [0, "#1d2b64"],
    [0.45, "#c06c84"],
    [0.65, "#f8b195"],
  ] as const) {
    sky.addColorStop(at, color);
  }
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  context.fillStyle = "#ffe9b8";
  context.beginPath();
  context.arc(820, 430, 60, 0, Math.PI * 2);
  context.fill();
  for (const [base, swing, color] of [
    [480, 60, "#7a4e6d"],
    [560, 80, "#4b3b5c"],
    [660, 50, "#232741"],
  ] as const) {
    drawHill(context, base, swing, color);
  }
  addGrain(context);
  return ok(await canvas.convertToBlob());
}

function drawHill(
  context: OffscreenCanvasRenderingContext2D,
  base: number,
  swing: number,
  color: string,
): void {
  context.fillStyle = color;
  context.beginPath();
  context.moveTo(0, height);
  for (let x = 0; x <= width; x += 4) {
    const wave = Math.sin(x / (90 + swing)) + 0.4 * Math.sin(x / 37 + base);
    context.lineTo(x, base - swing * wave);
  }
  context.lineTo(width, height);
  context.fill();
}

const strength = 10;

function addGrain(context: OffscreenCanvasRenderingContext2D): void {
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  let dice = diceFrom(1);
  for (let at = 0; at < data.length; at += 4) {
    const [word, next] = rollWord(dice);
    dice = next;
    const grain = (word / wordCount - 0.5) * strength;
    for (let color = at; color < at + 3; color++) data[color] = (data[color] ?? 0) + grain;
  }
  context.putImageData(image, 0, 0);
}
