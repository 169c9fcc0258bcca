import { expect, type BrowserContext } from "@playwright/test";

/**
 * What goes wrong without anybody looking: errors in the console, uncaught errors, breaches of the
 * policy. A test that provokes one on purpose says so; any other fails the test.
 */
export class Noise {
  readonly #heard: string[] = [];
  readonly #allowed: RegExp[] = [];
  readonly #expected: RegExp[] = [];

  /** Listens to every page of a context. */
  async listenTo(context: BrowserContext): Promise<void> {
    context.on("weberror", (error) => this.#heard.push(String(error.error())));
    context.on("console", (message) => {
      if (message.type() === "error") this.#heard.push(message.text());
    });
    await context.addInitScript(() => {
      addEventListener("securitypolicyviolation", (breach) => {
        console.error("policy:", breach.violatedDirective, breach.blockedURI, breach.sample);
      });
    });
  }

  /** This must be heard, as often as it likes, before the test ends. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** This may be heard: whether it is depends on the browser, not on the site. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  async check(): Promise<void> {
    for (const pattern of this.#expected) {
      await expect.poll(() => this.#heard.join("\n"), "errors that were expected").toMatch(pattern);
    }
    const known = [...this.#allowed, ...this.#expected];
    const unexpected = this.#heard.filter((line) => !known.some((pattern) => pattern.test(line)));
    expect(unexpected, "errors in the console").toEqual([]);
  }
}
