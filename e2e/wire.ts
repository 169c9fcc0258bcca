import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import {
  chromium,
  expect,
  test as base,
  type Browser,
  type BrowserContext,
} from "@playwright/test";
import { leakPage } from "./leaks.ts";
import { startRecorder, type Recorder } from "./recorder.ts";

export interface Wire {
  recorder: Recorder;
  browser: Browser;
  /** A visitor who was never here. */
  newContext: () => Promise<BrowserContext>;
  leaky: string; // where the leaks are planted: "http://localhost:4000"
}

/**
 * The proof that nothing leaves the tab: everything the browser sends is recorded on the wire,
 * because the driver's own list of requests both shows what the policy stopped and misses what
 * escaped it. The recorder itself is proven by leaks planted on a page without a policy.
 */
export const test = base.extend<object, { wire: Wire }>({
  wire: [
    async ({}, use, worker) => {
      const { baseURL = "", launchOptions } = worker.project.use;
      const leaky = createServer((incoming, answer) => {
        const policy = incoming.url?.includes("guarded")
          ? { "content-security-policy": sitePolicy() }
          : {};
        if (incoming.url?.endsWith(".js")) {
          answer.writeHead(200, { "content-type": "text/javascript" }).end(leakPage.script);
        } else {
          answer.writeHead(200, { "content-type": "text/html", ...policy }).end(leakPage.html);
        }
      });
      await new Promise<void>((done) => leaky.listen(0, "127.0.0.1", done));
      const leakyOrigin = `http://localhost:${(leaky.address() as AddressInfo).port}`;
      const recorder = await startRecorder([baseURL, leakyOrigin]);
      const browser = await chromium.launch({
        ...launchOptions,
        args: [
          ...(launchOptions?.args ?? []),
          `--proxy-server=127.0.0.1:${recorder.port}`,
          "--proxy-bypass-list=<-loopback>",
        ],
      });
      await use({
        recorder,
        browser,
        leaky: leakyOrigin,
        newContext: () => browser.newContext({ baseURL, acceptDownloads: false }),
      });
      await browser.close();
      await recorder.close();
      leaky.close();
      leaky.closeAllConnections();
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

/** The policy of the home page, which is every page's but for the few with a host of their own. */
const sitePolicy = (): string => policyIn(readFileSync("dist/index.html", "utf8"));

export function policyIn(html: string): string {
  const [, content = ""] =
    /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
  expect(content).toContain("default-src 'none'");
  return content.replaceAll("&#x27;", "'").replaceAll("&#39;", "'");
}

export const hostsIn = (policy: string): string[] =>
  [...policy.matchAll(/https:\/\/([a-z0-9.-]+)/g)].map(([, host = ""]) => host);

/** A word that nobody sends by chance. */
export const newSecret = (): string =>
  `canary${crypto.randomUUID().replaceAll("-", "").slice(0, 14)}`;
