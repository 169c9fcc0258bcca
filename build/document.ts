import type { PageFiles } from "./page-files.ts";

export interface DocumentParts {
  base: string;
  policy: string; // as a meta tag may carry it
  firstScript: string;
  /** The style sheet of the site, printed into every page: the first paint waits for no other file. */
  styleSheet: string;
  files: PageFiles;
  /** What the page says of itself: title, description, canonical address, cards. */
  head: string;
  /** What stands inside #root. */
  body: string;
}

/** What every page says of the site, in development too. */
export const siteTags = (base: string): string[] => [
  `<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f7f5f2">`,
  `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#171513">`,
  `<link rel="icon" type="image/svg+xml" href="${base}icon.svg">`,
  `<link rel="apple-touch-icon" href="${base}apple-touch-icon.png">`,
  `<link rel="manifest" href="${base}manifest.webmanifest">`,
];

/**
 * One page. The order in the head was measured: policy, then what the first paint waits for, then
 * words; scripts come at the very end.
 */
export function htmlDocument(parts: DocumentParts) {
  const { base, policy, firstScript, styleSheet, files, head, body } = parts;
  const lines = [
    `<!doctype html>`,
    `<html lang="en">`,
    `<head>`,
    `<meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`,
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<meta name="referrer" content="no-referrer">`,
    `<style>${styleSheet}</style>`,
    // Before the script, which takes it away again on a slow line.
    `<link rel="preload" as="font" type="font/woff2" href="${base}${files.font}" crossorigin>`,
    `<script>${firstScript}</script>`,
    // A view's own styles are put in place by whoever loads the view; until then nothing needs them.
    ...files.styles.map(
      (file) => `<link rel="preload" as="style" crossorigin href="${base}${file}">`,
    ),
    head,
    ...siteTags(base),
    `</head>`,
    `<body>`,
    // Without a space around it: React would take that for a difference.
    `<div id="root">${body}</div>`,
    // Last, so that they do not share the line with the page itself.
    ...files.preloads.map((file) => `<link rel="modulepreload" href="${base}${file}">`),
    `<script type="module" src="${base}${files.entry}"></script>`,
    `</body>`,
    `</html>`,
  ];
  return `${lines.join("\n")}\n`;
}

/** What is wrong with a page, in words; the build stops on any. */
export function faultsOf(html: string, firstScript: string, styleSheet: string): string[] {
  const faults = [];
  if (/\sstyle\s*=\s*["']/i.test(html)) faults.push("has a style attribute, which the policy bars");
  if (/<style[\s>]/i.test(html.replace(`<style>${styleSheet}</style>`, () => ""))) {
    faults.push("has a <style> element, which the policy bars");
  }
  if (!/<title>[^<]+<\/title>/.test(html)) faults.push("has no title");
  if ((html.match(/<title>/g)?.length ?? 0) > 1) faults.push("has two titles");
  if (/\son[a-z]+\s*=\s*["']/i.test(html)) faults.push("has an inline event handler");
  for (const [, attributes = "", code = ""] of html.matchAll(
    /<script\b([^>]*)>([\s\S]*?)<\/script>/gi,
  )) {
    const isData = /type="application\/(ld\+)?json"/.test(attributes);
    if (code !== "" && code !== firstScript && !isData) faults.push("has another inline script");
  }
  return faults;
}
