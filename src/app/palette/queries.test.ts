import { describe, expect, test } from "vitest";
import { nearestUnits, rankUnits } from "#catalog/search.ts";
import { routes } from "#catalog/routes.ts";
import { actions, favoriteAction } from "./actions.ts";
import { pages } from "./places.ts";

const everything = [
  ...pages,
  ...actions,
  ...routes.slice(0, 1).map((unit) => favoriteAction(unit, false)),
];

/** What people type, and what they mean by it: the path of a page, or the name of an action. */
const queries: Record<string, string> = {
  "/json-formatter": `
    json, json formatter, json format, jsno, jsonformatter, json validator, json beautifier,
    json viewer, prettify json, json minify, json lint, ndjson, json pretty print, json
    parser, json tree, prettify, fix json, json editor`,
  "/uuid-generator": "uuid, guid, uuid v4, guid generator, ulid, unique id, uiud",
  "/time-tools": `
    epoch, unix timestamp, unix time, timestamp, timezone, time zone, cron, epoch converter,
    timestamp to date, crontab, world clock, how many days, days between dates, date
    calculator, date difference, age, utc to ist, age calculator, time zone converter,
    meeting planner, iso 8601, tiemstamp, days until, business days, time difference,
    convert timezone`,
  "/unit-converter": `
    kg to lbs, unit converter, miles to km, cm to inches, celsius to fahrenheit, convert
    units, feet, pounds, mb to gb, length, weight, temperature, metric, sq ft to sq m, mph
    to kmh, litres, kilometres, converter, px to rem, acres to hectares, convertor, tonnes`,
  "/calculator/loan": `
    emi, emi calculator, loan, home loan, mortgage, car loan, amortization, loan calcualtor,
    interest calculator, loan emi, personal loan, prepayment`,
  "/calculator/sip": "sip, sip calculator, monthly investment, step up sip, sip return",
  "/calculator/mutual-fund": `
    mutual fund, lumpsum, lump sum, compound interest, mutual funds, cagr, inflation,
    investment, lumpsum calculator`,
  "/calculator/basic": `
    percentage, percent, calculator, gst, calc, percentage calculator, gst calculator, basic
    calculator, addition, simple calculator`,
  "/calculator/scientific": `
    scientific, scientific calculator, sin cos, square root, logarithm, factorial,
    trigonometry, sceintific`,
  "/color-tools": `
    colour, color, color picker, colour picker, hex to rgb, rgb to hex, contrast, contrast
    checker, wcag, oklch, eyedropper, color converter, palette, hsl, colour palette, shades,
    color blindness`,
  "/css-generator": `
    gradient, box shadow, css gradient, border radius, css generator, css, gradient
    generator, shadow generator, rounded corners`,
  "/css-to-tailwind": "tailwind, css to tailwind, tailwnd, tailwind converter",
  "/image-optimizer": `
    shrink image, compress image, image compressor, resize image, png to jpg, webp, heic,
    jpg, optimise image, image optimiser, reduce image size, convert image, photo, image
    resizer, jpeg to webp, avif, svg to png, remove exif, picture`,
  "/code-beautifier": `
    sql formatter, minify css, html formatter, css minifier, js beautifier, prettier, format
    code, xml formatter, beautify javascript, minify js, yaml, format sql, code formatter,
    html beautifier, pretty print xml, beautfier`,
  "/diff-checker": `
    diff, compare text, compare files, text diff, compare, json diff, difference, compare
    two texts, diffchecker`,
  "/markdown-preview": "markdown, md, readme, markdown to html, markdown editor, mardown",
  "/hash-generator": `
    md5, sha256, sha-256, hash, checksum, sha1, hmac, sha 512, crc32, md5 hash, hash file,
    verify checksum`,
  "/password-generator": `
    password, passwrod, strong password, passphrase, pin, random password, password
    generator, pass gen, pasword, secure password, diceware`,
  "/base64-tools": `
    base64, base64 decode, base64 encode, base 64, data uri, image to base64, decode base64,
    bas64, b64`,
  "/url-encoder": `
    url, url encode, url decode, urlencode, percent encoding, query string, decode url, uri,
    url parser, utm`,
  "/jwt-decoder": "jwt, jwt decode, json web token, token, decode jwt, bearer, jtw",
  "/regex-tester": "regex, regexp, regular expression, regex test, regx, pattern",
  "/text-case": `
    uppercase, lowercase, camelcase, snake case, title case, word count, slug, capitalise,
    character count, text case, upper case, kebab case, case converter, word counter,
    slugify, letter counter`,
  "/lorem-generator": "lorem, lorem ipsum, dummy text, placeholder text, filler, lorm",
  "/qr-generator": `
    qr, qr code, wifi qr, scan qr, qrcode, qr reader, barcode, upi, vcard, qr code
    generator, read qr code`,
  "/ip-address": "ip, my ip, what is my ip, ip address, isp, geolocation, where am i",
  "/user-agent": "user agent, browser, what browser do i have, useragent, os, my browser",
  "/screen-resolution": `
    screen size, resolution, viewport, screen resolution, dpi, monitor, display size, pixel
    ratio, window size`,
  "/games/snake": "snake, snake game, nokia, sanke",
  "/games/2048": "2048, tiles",
  "/games/tetris": "tetris, falling blocks, teris, tetromino",
  "/games/memory": "memory, memory game, pairs, matching cards",
  "/games/minesweeper": "minesweeper, mines, mine sweeper, minesweper, sweeper",
  "/games/tic-tac-toe": "tic tac toe, tictactoe, noughts and crosses, xo, tic",
  "/games/typing-test": "typing, typing test, wpm, typing speed, type faster",
  "/games/reaction-time": "reaction, reaction time, reflex, click speed",
  "/games/simon-says": "simon, simon says",
  "/games/breakout": "breakout, arkanoid, bricks, brick breaker",
  "/games/word-scramble": "anagram, word scramble, unscramble, word game, scrabble",
  "/games/color-guess": "color guess, guess the color, colour game, guess colour",
  "/games": "games, game, play, all games",
  "/favorites": "favourites, favorites, my favourites, bookmarks, saved",
  "/privacy": "privacy, delete my data, clear data, local data, cookies, export data",
  "/": "home, all tools, start page",
  "Dark mode": "dark, dark mode, dark theme, night mode",
  "Light mode": "light mode, light theme",
  "Add to favorites": "add to favorites, favourite this page",
  "System theme": "system theme, theme, switch theme",
};

const listOf = (text: string): string[] =>
  text.split(",").map((one) => one.trim().replaceAll(/\s+/g, " "));

const table = Object.entries(queries).flatMap(([wanted, typed]) =>
  listOf(typed).map((query) => [query, wanted] as const),
);

/** Where the wanted one stands, from 1; 0 when it is not found at all. */
const placeOf = (query: string, wanted: string): number =>
  rankUnits(everything, query).findIndex((one) =>
    "path" in one ? one.path === wanted : one.name === wanted,
  ) + 1;

describe("what people type", () => {
  const places = new Map(table.map(([query, wanted]) => [query, placeOf(query, wanted)]));

  test("is at least a hundred and twenty queries, each once", () => {
    expect(table.length).toBeGreaterThanOrEqual(120);
    expect(new Set(table.map(([query]) => query)).size).toBe(table.length);
  });
  test("leads to what they mean in at least 95 of 100", () => {
    const missed = table.filter(([query]) => places.get(query) !== 1);
    expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(table.length * 0.05);
  });
  test.each(table)("%s: %s is among the first three", (query) => {
    expect([1, 2, 3]).toContain(places.get(query));
  });
});

describe("what means nothing here", () => {
  test.each(["zzz", "qwrtp", "xkcdq", "asdfgh", "!!!", "🦄", "þþþþ", "lkjhgfd qwerty"])(
    "%s finds nothing",
    (query) => {
      expect(rankUnits(everything, query)).toEqual([]);
    },
  );
});

describe("a path that leads nowhere", () => {
  test.each([
    ["/qr", "/qr-generator"],
    ["/json", "/json-formatter"],
    ["/uuid", "/uuid-generator"],
    ["/base64", "/base64-tools"],
    ["/calculator/emi", "/calculator/loan"],
    ["/Games", "/games"],
    ["/game", "/games"],
    ["/favourites", "/favorites"],
    ["/games/tertis", "/games/tetris"],
    ["/tetris", "/games/tetris"],
    ["/sip-calculator", "/calculator/sip"],
    ["/calculators/sip", "/calculator/sip"],
    ["/tools/md5", "/hash-generator"],
    ["/json-to-csv", "/json-formatter"],
    ["/colour-tools", "/color-tools"],
    ["/timezone.html", "/time-tools"],
  ])("%s: %s is the first suggestion", (path, wanted) => {
    expect(nearestUnits(pages, path, 4)[0]?.path).toBe(wanted);
  });
  test.each(
    listOf(`
    /wp-admin, /wp-login.php, /.env, /admin, /login, /phpmyadmin, /robots, /a, /x, /en, /de,
    /about, /blog, /terms, /feed, /rss, /sitemap, /asdf, /qqq, /signup, /shell,
    /api/v1/users, /vendor/phpunit, /%F0%9F%A6%84, /actuator/health, /xmlrpc.php,
    /cgi-bin/luci, /server-status, /contact`),
  )("%s suggests nothing", (path) => {
    expect(nearestUnits(pages, path, 4)).toEqual([]);
  });
});
