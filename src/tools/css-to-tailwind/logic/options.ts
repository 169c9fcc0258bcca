export const modes = ["plain", "exact"] as const;
export type Mode = (typeof modes)[number];

export const layouts = ["classes", "apply"] as const;
/** Exact mode: class lists, or rules with `@apply`. */
export type Layout = (typeof layouts)[number];

export interface Options {
  mode: Mode;
  layout: Layout;
  /** 16px may be written as 1rem, so that it becomes a step of Tailwind's scale. */
  remAsPx: boolean;
  /** `:hover` becomes `hover:`, which waits for a device that can hover. */
  namedHover: boolean;
}
