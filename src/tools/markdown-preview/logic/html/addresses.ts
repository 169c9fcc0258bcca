/** The address of a picture that another host must be asked for; `null` when there is none. */
export function remoteAddress(address: string): string | null {
  const [, rest] = /^\s*(?:https?:)?\/\/(.+)$/is.exec(address) ?? [];
  // Only https: the page's policy allows nothing else, and hardly a host is left without it.
  return rest === undefined ? null : `https://${rest}`;
}

/** The host in an address, for people. */
export function hostOf(address: string): string {
  try {
    return new URL(address).host;
  } catch {
    return "another site";
  }
}

/** Where a link leads: to a place in the document, out of the site, or nowhere from here. */
export function linkKind(address: string): "inside" | "outside" | "relative" {
  if (address.startsWith("#")) return "inside";
  return /^\s*(?:https?:|ftp:|mailto:|tel:|xmpp:|\/\/)/i.test(address) ? "outside" : "relative";
}
