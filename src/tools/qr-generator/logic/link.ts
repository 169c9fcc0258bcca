import { carriesInputs, readFragment, writeFragment } from "#domain/link.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { isZone } from "#domain/zones.ts";
import type { Field, Values } from "./content/content.ts";
import { contents } from "./content/contents.ts";
import {
  contentOf,
  draftText,
  emptyDraft,
  plainKind,
  valuesOf,
  type Draft,
} from "./content/draft.ts";
import { holdsSecret } from "./found.ts";
import { optionsShape, type Options } from "./options.ts";

/** Longer links are cut by chats and mail programs, and a cut one would be another code. */
const maxLinkChars = 2000;

export const linkMessages = {
  secret: "No link: a password or a secret key does not belong into one.",
  tooLong: "No link: this is too long for one.",
};

/** How a code looks, in a link. A logo does not go into it. */
const looks = ["size", "level", "quiet", "ink", "ground", "dots", "corners"] as const;

/** What an event keeps besides its fields, so that it stays the same event. */
const stamps = ["uid", "edited"];

/** A link that opens the page with the same content and look. */
export function linkTo(draft: Draft, options: Options): Result<string> {
  const { kind, text } = draft;
  const content = contentOf(draft);
  if (content?.isSecret || holdsSecret(draftText(draft))) return fail(linkMessages.secret);
  const values = valuesOf(draft);
  const inputs: (readonly [string, string])[] =
    content === undefined
      ? [["text", text.toWellFormed()]]
      : [...content.fields.map(({ id }) => id), ...(content.isStamped ? stamps : [])].map(
          (id) => [id, (values[id] ?? "").toWellFormed()] as const,
        );
  const changed = looks.filter((name) => options[name] !== optionsShape.initial[name]);
  const link = writeFragment([
    ["kind", kind],
    ...inputs.filter(([, value]) => value !== ""),
    ...changed.map((name) => [name, options[name]] as const),
  ]);
  return link.length > maxLinkChars ? fail(linkMessages.tooLong) : ok(link);
}

/** What a page starts with. */
export interface Start {
  draft: Draft;
  /** How the link wants codes to look; `null` when there is none. */
  look: Options | null;
  /** A link has filled it in, and nothing was changed since. */
  isFromLink: boolean;
  /** The link asked for something that there is not. */
  adjusted: boolean;
}

/** Anyone can write a link, so everything in it is checked. */
export function readLink(fragment: string): Start {
  const nothing = { draft: emptyDraft, look: null, isFromLink: false, adjusted: false };
  if (!carriesInputs(fragment)) return nothing;
  if (fragment.length > maxLinkChars) return { ...nothing, adjusted: true };
  const link = readFragment(fragment, maxLinkChars);
  const kind = link.get("kind") ?? plainKind;
  const wanted = Object.fromEntries(looks.map((name) => [name, wantedLook(link.get(name))]));
  const look = optionsShape.read(wanted);
  const isOther = looks.some((name) => wanted[name] !== undefined && wanted[name] !== look[name]);
  if (kind === plainKind) {
    const draft = { ...emptyDraft, text: link.get("text") ?? "" };
    return { draft, look, isFromLink: true, adjusted: isOther };
  }
  const content = contents.find(({ id, isSecret }) => id === kind && !isSecret);
  if (content === undefined) return { ...nothing, look, adjusted: true };
  const given = content.fields.filter(({ id }) => link.has(id));
  const taken = given.filter((field) => isPossible(field, link.get(field.id) ?? ""));
  const ids = [...taken.map(({ id }) => id), ...(content.isStamped ? stamps : [])];
  const values: Values = Object.fromEntries(
    ids.flatMap((id) => (link.has(id) ? [[id, link.get(id) ?? ""]] : [])),
  );
  return {
    draft: { ...emptyDraft, kind, values: { [kind]: values } },
    look,
    isFromLink: true,
    adjusted: isOther || taken.length < given.length,
  };
}

/** Numbers are written in digits; a color is not one. */
const wantedLook = (text: string | null): string | number | undefined =>
  text === null ? undefined : /^\d{1,4}$/.test(text) ? Number(text) : text;

/** A zone that does not exist has no clocks. All other fields say themselves what is wrong. */
const isPossible = ({ kind }: Field, value: string): boolean => kind !== "zone" || isZone(value);
