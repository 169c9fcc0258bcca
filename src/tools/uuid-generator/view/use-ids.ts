import { useState } from "react";
import { randomBytes } from "#browser/entropy.ts";
import { storedShape } from "#browser/storage.ts";
import { asksForNew, makeIds, optionsShape, type Options } from "../logic.ts";

/** How the visitor likes identifiers. */
const settings = storedShape("tabkit-uuid-generator", optionsShape);

const draw = ({ kind, count }: Options): string[] =>
  makeIds(kind, count, { nowMs: Date.now(), bytes: randomBytes });

/**
 * The options and what was made with them. What is stored is only where a page starts: a change in
 * another tab must not replace identifiers that somebody is about to copy here.
 */
export function useIds() {
  const [{ options, ids }, setState] = useState(() => {
    const options = settings.read();
    return { options, ids: draw(options) };
  });
  const change = (part: Partial<Options>) => {
    const next = { ...options, ...part };
    settings.update(() => next);
    setState({ options: next, ids: asksForNew(part) ? draw(next) : ids });
  };
  const renew = (): string[] => {
    const fresh = draw(options);
    setState({ options, ids: fresh });
    return fresh;
  };
  return { options, ids, change, renew };
}
