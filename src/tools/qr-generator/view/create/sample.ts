/** A link, as most codes hold. */
export const sampleText = "https://example.com/welcome";
