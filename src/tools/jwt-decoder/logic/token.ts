import type { Member } from "./json.ts";

/** A decoded part of a token. */
export interface Part {
  json: string; // as it is in the token
  laidOut: string;
  members: Member[]; // none when it is not an object
  isObject: boolean;
}

export interface Jwt {
  token: string; // header.payload.signature, without what was around it
  header: Part;
  payload: Part;
  signature: string; // Base64url, as written
  alg: string | null; // null when the header names none
  kid: string | null;
  isUnsecured: boolean; // alg is "none", in any spelling
}

/** A member's value as it is written. The last one counts. */
export const rawOf = (members: readonly Member[], name: string): string | undefined =>
  members.findLast((member) => member.name === name)?.raw;

/** The text of a member, or `null` when there is none or it is no text. */
export function textOf(members: readonly Member[], name: string): string | null {
  const raw = rawOf(members, name);
  return raw?.startsWith('"') ? (JSON.parse(raw) as string) : null;
}
