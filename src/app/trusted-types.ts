/** The part of the Trusted Types interface that is used here; the DOM's types do not have it yet. */
interface TrustedTypesFactory {
  createPolicy: (
    name: "default",
    rules: Record<"createHTML" | "createScript" | "createScriptURL", (text: string) => string>,
  ) => unknown;
}

/**
 * Answers the browser whenever code is about to turn text into markup or script: no, but for the
 * site's own worker scripts. The policy in the page's head makes the browser ask.
 */
export function installTrustedTypes(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory };
  try {
    trustedTypes?.createPolicy("default", defaultRules(globalThis.location));
  } catch {
    // Installed already: development loads modules anew.
  }
}

/** The rules of the default policy. */
export const defaultRules = (page: { href: string; origin: string }) => ({
  createHTML(html: string): string {
    // Emptying an element is the one harmless use.
    if (html === "") return html;
    throw new TypeError("Markup from text is not allowed here");
  },
  createScript(): string {
    throw new TypeError("Script from text is not allowed here");
  },
  createScriptURL(address: string): string {
    const { origin, protocol } = new URL(address, page.href);
    if (origin === page.origin && protocol.startsWith("http")) return address;
    throw new TypeError("A script from elsewhere is not allowed here");
  },
});
