import { oneOf, shape, type Value } from "#domain/shape.ts";

/** How long a search may take, in seconds, and the choice there is. */
export const secondChoices = [1, 2, 3, 5, 10] as const;

export const optionsShape = shape({ seconds: oneOf(secondChoices, 1) });
export type Options = Value<typeof optionsShape>;
