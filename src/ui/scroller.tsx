import type { ComponentProps } from "react";

type Props = ComponentProps<"div"> & { "aria-label": string };

/** A part of the page that scrolls by itself. It can be focused, so that keys can scroll it. */
export const Scroller = ({ className = "overflow-auto", ...rest }: Props) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
  <div role="region" tabIndex={0} className={`-outline-offset-2 ${className}`} {...rest} />
);
