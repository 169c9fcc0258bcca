import { hexOf, rgbOf, type Chosen } from "./color.ts";

/** The alpha as two digits of hex; none when there is nothing to say. */
export const alphaDigits = (alpha: number): string =>
  alpha < 1 ? hexOf([alpha * 255, 0, 0]).slice(1, 3) : "";

/** How much two digits of hex stand for: "80" is 50.2 percent. */
export const percentOf = (digits: string): number =>
  Number(((Number.parseInt(digits, 16) / 255) * 100).toFixed(1));

/** The alpha as a number, precise enough for the 256 steps of hex. */
export const alphaNumber = (alpha: number): string => `${Number(alpha.toFixed(4))}`;

/** The same color with another alpha. What was exact stays exact. */
export function withAlpha({ hex, exact }: Chosen, alpha: number): Chosen {
  const end = alpha < 1 ? ` / ${alphaNumber(alpha)}` : "";
  const [, name = "", inner = ""] = /^([a-z]+?)a?\(([^()]*)\)$/.exec(exact) ?? [];
  if (name !== "") {
    const [parts = ""] = inner.split("/");
    const three = parts.includes(",") ? parts.split(",").slice(0, 3).join(" ") : parts;
    return { hex, alpha, exact: `${name}(${three.replace(/\s+/g, " ").trim()}${end})` };
  }
  // Names and digits mean whole bytes.
  return { hex, alpha, exact: end === "" ? hex : `rgb(${rgbOf(hex).join(" ")}${end})` };
}
