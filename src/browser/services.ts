/**
 * The hosts outside of this site that a tool may ask, chosen when the site is built. Each is named
 * by its tool's manifest too, so that only the document of that tool may reach it.
 */

/** Says which public address a request came from, in the words of ipapi.co. */
export const ipService: string = import.meta.env["VITE_IP_SERVICE_URL"] || "https://ipapi.co/json/";

/** Draws a QR code of the text in its address, in the words of goqr.me. */
export const qrService: string =
  import.meta.env["VITE_QR_SERVICE_URL"] || "https://api.qrserver.com/v1/create-qr-code/";
