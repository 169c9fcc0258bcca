import { createElement, type SVGProps } from "react";

type Shape = [tag: string, attributes: Record<string, string>];

/** An icon of 24 by 24 from its shapes. The build makes the icon set's files use it. */
export function svgIcon(shapes: Shape[]) {
  const children = shapes.map(([tag, attributes]) => createElement(tag, attributes));
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      "svg",
      {
        width: 24,
        height: 24,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        "aria-hidden": true,
        ...props,
      },
      ...children,
    );
}
