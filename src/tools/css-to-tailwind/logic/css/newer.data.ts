/** A part of CSS that not every browser in use has: what it looks like, and an example of it. */
type Newer = readonly [look: RegExp, property: string, value: string];

/** Where the example is taken, the part is known here, and a value that is refused is a mistake. */
export const newerValues: readonly Newer[] = [
  [/\b(?:ok)?l(?:ch|ab)\(/i, "color", "oklch(0.5 0.1 20)"],
  [/\bcolor\(/i, "color", "color(display-p3 1 1 1)"],
  [/\bcolor-mix\(/i, "color", "color-mix(in srgb, red, blue)"],
  [/\(\s*from\s/i, "color", "rgb(from red r g b)"],
  [/\blight-dark\(/i, "color", "light-dark(red, blue)"],
  [/\bcontrast-color\(/i, "color", "contrast-color(red)"],
  [/\d[dsl]v(?:h|w|i|b|min|max)\b/i, "height", "1dvh"],
  [/\dcq(?:h|w|i|b|min|max)\b/i, "height", "1cqh"],
  [/\dr?lh\b/i, "height", "1rlh"],
  [/\b(?:clamp|min|max)\(/i, "width", "clamp(1px, 2px, 3px)"],
  [/\b(?:round|mod|rem)\(/i, "width", "round(1px, 2px)"],
  [/\b(?:a?sin|a?cos|a?tan2?|pow|sqrt|hypot|log|exp|abs|sign)\(/i, "width", "calc(sign(1) * 1px)"],
  [/\bcalc-size\(/i, "width", "calc-size(auto, size)"],
  [/\banchor(?:-size)?\(/i, "top", "anchor(top)"],
  [/\bif\(/i, "width", "if(media(print): 1px; else: 2px)"],
  [/\bsibling-(?:index|count)\(/i, "z-index", "sibling-index()"],
  [/\blinear\(/i, "transition-timing-function", "linear(0, 1)"],
  [/\bimage-set\(/i, "background-image", 'image-set("a.png" 1x)'],
  [/\bshape\(/i, "clip-path", "shape(from 0 0, line to 1px 1px)"],
  [/\bstretch\b/i, "width", "stretch"],
  [/\bfit-content\b/i, "width", "fit-content"],
  [/\bsubgrid\b/i, "grid-template-rows", "subgrid"],
  [/\bbalance\b/i, "text-wrap", "balance"],
  [/\bpretty\b/i, "text-wrap", "pretty"],
  [/\ballow-discrete\b/i, "transition-behavior", "allow-discrete"],
  [/\bclip\b/i, "overflow", "clip"],
  [/\brevert-layer\b/i, "color", "revert-layer"],
];

/** Properties of the standard that not every browser in use has. */
export const newerProperties: ReadonlySet<string> = new Set(
  "accent-color anchor-name anchor-scope animation-composition animation-range animation-range-end animation-range-start animation-timeline aspect-ratio backdrop-filter contain-intrinsic-size container container-name container-type content-visibility corner-shape dynamic-range-limit field-sizing font-palette forced-color-adjust hanging-punctuation hyphenate-character hyphenate-limit-chars initial-letter interactivity interpolate-size line-clamp masonry-auto-flow math-depth math-style offset-anchor offset-position overflow-anchor overflow-clip-margin overlay position-anchor position-area position-try position-try-fallbacks position-visibility print-color-adjust reading-flow ruby-align scroll-initial-target scroll-marker-group scroll-timeline scroll-timeline-axis scroll-timeline-name scrollbar-color scrollbar-gutter scrollbar-width text-autospace text-box text-box-edge text-box-trim text-size-adjust text-spacing-trim text-wrap text-wrap-mode text-wrap-style timeline-scope transition-behavior view-timeline view-timeline-axis view-timeline-inset view-timeline-name view-transition-class view-transition-name white-space-collapse zoom".split(
    " ",
  ),
);
