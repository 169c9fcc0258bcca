import type { ComponentType, SVGProps } from "react";

interface Props {
  facts: readonly { Icon: ComponentType<SVGProps<SVGSVGElement>>; text: string }[];
  className: string;
}

/** What there is to know in a few words each, between two lines. */
export const FactStrip = ({ facts, className }: Props) => (
  <ul
    className={`flex flex-wrap items-start gap-x-6 gap-y-2 border-y border-line py-3 text-sm text-soft ${className}`}
  >
    {facts.map(({ Icon, text }) => (
      // The words come first, and the icon lies in room that was kept: nothing wraps twice.
      <li key={text} className="relative ps-6 first:font-semibold first:text-ink">
        {text}
        <Icon aria-hidden className="absolute start-0 top-0.5 size-4" />
      </li>
    ))}
  </ul>
);
