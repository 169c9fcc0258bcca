import { text } from "#domain/shape-limits.ts";

/** "#3B82F6", as a color field writes it. */
export const colorShape = (initial: string) => text(/^#[\dA-F]{6}$/, initial);
