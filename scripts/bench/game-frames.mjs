// Whether a game keeps up with the screen from the first key on, on a first visit: meanwhile the
// service worker is storing the site.
import { atMost } from "../measure.mjs";

const visits = 3;
const presses = 40;
const longestFrameMs = 25;

const arrows = ["ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight"];
/** What a player presses over and over. @type {Record<string, string[]>} */
const keysOf = {
  2048: arrows,
  breakout: [" ", "ArrowLeft", "ArrowRight"],
  "color-guess": ["1", "2", "3", "4"],
  memory: ["Enter", "ArrowRight"],
  minesweeper: ["Enter", "ArrowRight", "ArrowDown"],
  "reaction-time": [" "],
  "simon-says": ["1", "2", "3", "4"],
  snake: arrows,
  tetris: ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown", " "],
  "tic-tac-toe": ["Enter", "ArrowRight", "ArrowDown"],
  "typing-test": ["t", "h", "e", " "],
  "word-scramble": ["a", "e", "Enter"],
};

/** @param {import("../measure.mjs").Bench} bench */
export default async function gameFrames({ site, browser, paths }) {
  const rows = [];
  for (const path of paths.filter((one) => one.startsWith("/games/"))) {
    const keys = keysOf[path.slice("/games/".length)];
    if (keys === undefined) throw new Error(`Nobody knows how to play ${path}`);
    let slow = 0;
    for (let visit = 0; visit < visits; visit++) {
      slow += await slowFrames(browser, site.origin + path, keys);
    }
    rows.push(atMost(`${path} frames over ${longestFrameMs} ms`, slow, 0, ""));
  }
  const replayed = await slowFramesOfReplay(browser, `${site.origin}/games/snake`);
  rows.push(atMost(`a replay of Snake, frames over ${longestFrameMs} ms`, replayed, 0, ""));
  return rows;
}

/**
 * How many frames took too long, of those that were drawn since the player first did something.
 *
 * @param {import("../measure.mjs").Browser} browser
 * @param {string} address
 * @param {string[]} keys
 */
async function slowFrames(browser, address, keys) {
  const { context, page, slow } = await watched(browser, address);
  const main = page.getByRole("main");
  const start = main.getByRole("button", { name: /^Start/ }).first();
  if (await start.isVisible()) await start.click({ delay: 60 });
  const cell = main.getByRole("grid").getByRole("button").first();
  if (await cell.isVisible()) await cell.focus();
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press(keys[press % keys.length] ?? "Enter");
    await page.waitForTimeout(100);
  }
  const { frames } = await slow.jsonValue();
  await context.close();
  return frames;
}

/**
 * Straight on to the wall, and then what was just played.
 *
 * @param {import("../measure.mjs").Browser} browser
 * @param {string} address
 */
async function slowFramesOfReplay(browser, address) {
  const { context, page, slow } = await watched(browser, address);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.getByRole("button", { name: "Watch replay" }).click();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForTimeout(3000);
  const { frames } = await slow.jsonValue();
  await context.close();
  return frames;
}

/**
 * A page that counts its slow frames.
 *
 * @param {import("../measure.mjs").Browser} browser
 * @param {string} address
 */
async function watched(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForTimeout(600);
  const slow = await page.evaluateHandle((longestMs) => {
    const found = { frames: 0 };
    let isPlaying = false;
    let last = Infinity;
    const look = (/** @type {number} */ now) => {
      if (isPlaying && now - last > longestMs) found.frames += 1;
      last = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    for (const sign of ["pointerdown", "keydown"]) {
      addEventListener(sign, () => (isPlaying = true), true);
    }
    return found;
  }, longestFrameMs);
  return { context, page, slow };
}
