/** Beyond this nobody puts a text into a link. */
const maxScannedChars = 1024 * 1024;

const secrets: readonly RegExp[] = [
  /-----BEGIN [A-Z\d ]*PRIVATE KEY/,
  /\beyJ[\w-]{6,}\.[\w-]{2,}\.[\w-]*/, // a JWT
  /:\/\/[^\s/?#:@]*:[^\s/?#@]+@/, // the password of an address
  /(?:^|[?&\s"])(?:password|passwd|pwd|secret|client_secret|token|access_token|refresh_token|id_token|api_?key|auth|signature|sig)=[^&\s]/i,
  /\b(?:basic|bearer)\s+[\w+/.~-]{8,}/i,
];

/** Whether a text has something in it that nobody else may see: it is in no link and not kept. */
export function holdsSecret(text: string): boolean {
  const head = text.slice(0, maxScannedChars);
  return secrets.some((secret) => secret.test(head));
}
