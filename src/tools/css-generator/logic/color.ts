import { guarded } from "#domain/shape.ts";

const isColor = (given: unknown): given is string =>
  typeof given === "string" && /^#[\dA-F]{6}$/.test(given);

/** "#3B82F6", as a color field writes it. */
export const colorShape = (initial: string) => guarded(isColor, initial);
