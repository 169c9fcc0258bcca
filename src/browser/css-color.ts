/**
 * What the browser makes of a color that has to be computed: color-mix(), calc(), relative and
 * system colors. It answers in a plain notation; null when it knows no such color.
 */
export function computeColor(text: string): string | null {
  // As a part of color-mix(), because "inherit" alone is a value but no color. What the page's own
  // variables hold is unknown until it is painted.
  const isColor = CSS.supports("color", `color-mix(in srgb, ${text}, red)`);
  if (!isColor || /\bvar\(/i.test(text)) return null;
  const probe = document.createElement("span");
  probe.hidden = true;
  probe.style.color = text;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
