/** Codes in a larger photo are found in a smaller one, and sooner. */
export const maxPhotoPx = 2000;

/** What kind of thing a text is, from how it begins. */
const kinds: readonly (readonly [start: RegExp, name: string])[] = [
  [/^https?:\/\//i, "Link"],
  [/^WIFI:/i, "Wi-Fi network"],
  [/^(BEGIN:VCARD|MECARD:)/i, "Contact"],
  [/^(mailto:|MATMSG:)/i, "Email"],
  [/^tel:/i, "Phone number"],
  [/^(smsto:|sms:)/i, "Text message"],
  [/^geo:/i, "Place"],
  [/^BEGIN:(VCALENDAR|VEVENT)/i, "Event"],
  [/^upi:/i, "UPI payment"],
  [/^otpauth(-migration)?:/i, "Two-factor secret"],
];

/** "Wi-Fi network", or plain "Text". */
export const kindOf = (text: string): string =>
  kinds.find(([start]) => start.test(text))?.[1] ?? "Text";

/** A password or a key is in it, which belongs neither into a link nor into a file's name. */
export const holdsSecret = (text: string): boolean =>
  /^\s*(?:wifi|otpauth(?:-migration)?):/i.test(text);

/** The address to offer as a link: only of the web, since a code may hold anything. */
export function linkIn(text: string): { href: string; host: string } | null {
  if (!/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text)) return null;
  const { href, host, username } = new URL(text);
  // “https://bank.example@evil.example” is made to deceive.
  return username === "" ? { href, host } : null;
}
