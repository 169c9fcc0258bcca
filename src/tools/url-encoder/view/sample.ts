import type { Mode } from "../logic.ts";

/** One for each mode: each shows at a glance what the mode does. */
export const samples: Record<Mode, string> = {
  encode: "salt & pepper, 50% off — crème brûlée? 😋",
  decode: "https://example.com/search?q=salt%20%26%20pepper&city=Z%C3%BCrich&emoji=%F0%9F%98%8B",
  parts:
    "https://shop.example.com:8443/caf%C3%A9/menu?q=salt+%26+pepper&size=L&size=XL&utm_source=newsletter&sort=price#results",
};
