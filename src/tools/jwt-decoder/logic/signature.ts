import { compactVerify, decodeProtectedHeader, errors } from "jose";
import { readCrit } from "./crit.ts";
import { isSecretAlg } from "./header.ts";
import { readCandidates, type Candidate, type Key } from "./keys/candidates.ts";
import type { KeyText } from "./keys/given.ts";
import { hasCrypto, reasonOf } from "./keys/problems.ts";
import { otherReadings } from "./keys/secret.ts";

/** A token, and what its header says of its signature. */
export interface Signed {
  token: string;
  alg: string | null;
  kid: string | null;
  isUnsecured: boolean;
}

/** What a check of a signature found. */
export interface SignatureCheck {
  state: "verified" | "wrong" | "unknown"; // unknown: it could not be checked
  words: string;
  /** Why the token must be refused, even where the signature fits. */
  refusals: string[];
  /** What is weak or odd about the key. */
  doubts: string[];
  /** How the key was read. */
  remarks: string[];
}

const messages = {
  unsecured: "Unsecured: there is no signature to check",
  noAlg: "The header does not say how it is signed (alg)",
  needsHttps:
    "Browsers check signatures on secure pages (https) only. Reading the token works anyway.",
  brokenCrit:
    "Not checked: crit must be a list of names that the header has. Libraries refuse this token.",
  keyOnly: "Of the certificate only the key was used: its dates and its issuer were not checked.",
  lineBreak: "The secret ends with a line break, and here that is a part of it.",
} as const;

const found = (
  state: SignatureCheck["state"],
  words: string,
  more: Partial<SignatureCheck> = {},
): SignatureCheck => ({ state, words, refusals: [], doubts: [], remarks: [], ...more });

/** Checks a token's signature. An unsecured token is never verified, whatever the key. */
export async function verifyToken(signed: Signed, key: KeyText): Promise<SignatureCheck> {
  const { token, alg, kid, isUnsecured } = signed;
  if (isUnsecured) return found("unknown", messages.unsecured);
  if (alg === null) return found("unknown", messages.noAlg);
  if (!hasCrypto()) return found("unknown", messages.needsHttps);
  try {
    const crit = readCrit(decodeProtectedHeader(token));
    if (crit.isBroken) return found("unknown", messages.brokenCrit);
    // What a reader must know does not change how a signature is checked: it is told apart.
    const known = Object.fromEntries(crit.unknown.map((name) => [name, true]));
    const verify = (key: Key) => compactVerify(token, key, { algorithms: [alg], crit: known });
    const check = await checkWith(key, { alg, kid, verify });
    return { ...check, refusals: [...check.refusals, ...crit.unknown.map(mustKnow)] };
  } catch (error) {
    return found("unknown", reasonOf(error, alg));
  }
}

const mustKnow = (name: string): string =>
  `crit names “${name}”, which this page does not know. Only a reader that does may accept it.`;

interface Question {
  alg: string;
  kid: string | null;
  /** Throws when the key did not make the signature. */
  verify: (key: Key) => Promise<unknown>;
}

async function checkWith(key: KeyText, question: Question): Promise<SignatureCheck> {
  const read = readCandidates(key, question);
  if (!read.ok) return found("unknown", read.message);
  const { candidates, total, remarks } = read.value;
  const { fits, tried, reason } = await tryEach(candidates, question);
  if (fits !== null) {
    return found("verified", `Signature verified${fits.name && ` by ${fits.name}`}`, {
      refusals: fits.misuse === null ? [] : [fits.misuse],
      doubts: doubtsOn(fits, key, question),
      remarks: fits.isCertificate ? [...remarks, messages.keyOnly] : remarks,
    });
  }
  if (tried === 0) return found("unknown", reason, { remarks });
  const hint = isSecretAlg(question.alg) ? await hintFor(key, question) : [];
  return found("wrong", mismatch(tried, total), { remarks: [...remarks, ...hint] });
}

function mismatch(tried: number, total: number): string {
  if (total === 1) return "The signature does not match this key";
  const rest = tried === total ? "" : `: ${tried} could be tried`;
  return `The signature matches none of the ${total} keys${rest}`;
}

/** The first key that made the signature, and how many did not. */
async function tryEach(candidates: readonly Candidate[], { alg, verify }: Question) {
  let tried = 0;
  let reason = "";
  for (const candidate of candidates) {
    try {
      const key = await candidate.load();
      await verify(key);
      return { fits: { ...candidate, key }, tried, reason };
    } catch (error) {
      if (error instanceof errors.JWSSignatureVerificationFailed) tried += 1;
      else reason ||= reasonOf(error, alg);
    }
  }
  return { fits: null, tried, reason };
}

function doubtsOn(fits: Candidate & { key: Key }, { text, form }: KeyText, { alg, kid }: Question) {
  const doubts: string[] = [];
  if (kid !== null && fits.kid !== null && fits.kid !== kid) {
    doubts.push(`The token asks for the key “${kid}”, and this one is “${fits.kid}”.`);
  }
  if (fits.key instanceof Uint8Array) {
    doubts.push(...weaknessOf(fits.key, alg));
    if (fits.isTyped && form === "text" && /[\r\n]$/.test(text)) doubts.push(messages.lineBreak);
  }
  return doubts;
}

/** RFC 7518, 3.2: a secret at least as long as the hash. */
function weaknessOf(secret: Uint8Array, alg: string): string[] {
  const least = Number(alg.slice(2)) / 8;
  if (secret.length >= least) return [];
  return [
    `The secret has ${secret.length} bytes. ${alg} should have ${least} or more: a short one can be guessed.`,
  ];
}

/** How a secret would fit that does not. */
async function hintFor(key: KeyText, question: Question): Promise<string[]> {
  for (const [how, other] of otherReadings(key)) {
    const read = readCandidates(other, question);
    if (read.ok && (await tryEach(read.value.candidates, question)).fits !== null) {
      return [`It does match ${how}.`];
    }
  }
  return [];
}
